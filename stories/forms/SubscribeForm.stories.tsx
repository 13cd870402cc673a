import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { subscribeForm } from '../../src/content/en/subscribeForm';
import { SubscribeForm } from '../../src/forms/SubscribeForm/SubscribeForm';
import type { PostResult } from '../../src/services/results';
import { color } from '../../src/theme/tokens';
import { goOffline, goOnline } from '../fixtures/line';
import { expectToFitScreen } from '../fixtures/layout';

const send = fn((): Promise<PostResult> => Promise.resolve({ ok: true }));

const meta = {
  component: SubscribeForm,
  args: {
    ...subscribeForm,
    send,
  },
  beforeEach: () => {
    send.mockReset();
    send.mockResolvedValue({ ok: true });
  },
  decorators: [
    (Story, { parameters }) =>
      parameters['onLight'] ? (
        <Story />
      ) : (
        <div data-surface="dark" style={{ backgroundColor: color.surfaceDark, padding: 24, maxWidth: 420 }}>
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof SubscribeForm>;
// A documentation page shows a story before anybody has acted: those that begin like the first one are left out.
export default meta;
type Story = StoryObj<typeof meta>;

/** As the footer shows it. */
export const Empty: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('form')).toHaveAttribute('method', 'post');
    for (const target of [canvas.getByRole('textbox'), canvas.getByRole('button')])
      await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Sent: the same neutral answer for every address. */
export const Sent: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(subscribeForm.labels.email), 'Achieng@Example.co.ke{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(subscribeForm.labels.answer));
    await expect(canvas.getByRole('status')).not.toHaveTextContent(/example\.co\.ke/i);
    await expect(send).toHaveBeenCalledWith({ email: 'Achieng@example.co.ke' });
    await expect(canvas.getByLabelText(subscribeForm.labels.email)).toHaveValue('');
  },
};

/** Pressed once more after that: the answer stays, as nothing is left to send. The next address is sent as the first. */
export const PressedAgainAfterwards: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(subscribeForm.labels.email);
    await userEvent.type(field, 'a@example.co.ke{Enter}');
    await canvas.findByText(/^Thank you\./);
    await waitFor(() => expect(field).toHaveValue(''));
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.type(field, '{Enter}');
    await expect(canvas.getByText(/^Thank you\./)).toBeVisible();
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(send).toHaveBeenCalledTimes(1);
    await userEvent.type(field, 'b@example.co.ke{Enter}');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  },
};

/** A wrong address: said in words, the field has the focus. */
export const WithMistake: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(subscribeForm.labels.email), 'achieng{Enter}');
    await canvas.findByText(/like name@example.com\./);
    await expect(canvas.getByLabelText(subscribeForm.labels.email)).toBeInvalid();
    await expect(canvas.getByLabelText(subscribeForm.labels.email)).toHaveFocus();
    await expect(canvas.getByLabelText(subscribeForm.labels.email)).toHaveAccessibleDescription(
      /like name@example.com\.$/,
    );
    await expect(send).not.toHaveBeenCalled();
  },
};

/** No answer: the address is kept. */
export const Offline: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    send.mockResolvedValue({ ok: false, reason: 'unreachable' });
    await userEvent.type(canvas.getByLabelText(subscribeForm.labels.email), 'a@example.co.ke{Enter}');
    await canvas.findByRole('alert');
    await expect(canvas.getByLabelText(subscribeForm.labels.email)).toHaveValue('a@example.co.ke');
  },
};

/** Pressed without a line: said as long as that lasts, and the address is kept. */
export const OfflineAtOnce: Story = {
  tags: ['!autodocs'],
  beforeEach: () => goOnline,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(subscribeForm.labels.email), 'a@example.co.ke');
    goOffline();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^This device is offline\./);
    goOnline();
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(canvas.getByLabelText(subscribeForm.labels.email)).toHaveValue('a@example.co.ke');
  },
};

/** Too many from one network: the phone number, and the address is kept. */
export const RateLimited: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    send.mockResolvedValue({ ok: false, reason: 'refused', status: 429, problems: {} });
    await userEvent.type(canvas.getByLabelText(subscribeForm.labels.email), 'a@example.co.ke{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/call us on 0700 000 000/);
    await expect(canvas.getByLabelText(subscribeForm.labels.email)).toHaveValue('a@example.co.ke');
  },
};

/** The server refuses an address that the form took: said at the field. */
export const FieldRefusedByServer: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    send.mockResolvedValue({ ok: false, reason: 'refused', status: 422, problems: { email: 'email' } });
    await userEvent.type(canvas.getByLabelText(subscribeForm.labels.email), 'a@example.co.ke{Enter}');
    await canvas.findByText(/like name@example.com\./);
    await expect(canvas.getByLabelText(subscribeForm.labels.email)).toBeInvalid();
    await expect(canvas.getByLabelText(subscribeForm.labels.email)).toHaveValue('a@example.co.ke');
  },
};

/** On its way: pressed twice, sent once. */
export const SlowAndPressedTwice: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    send.mockImplementation(() => new Promise(() => undefined));
    await userEvent.type(canvas.getByLabelText(subscribeForm.labels.email), 'a@example.co.ke');
    await userEvent.dblClick(canvas.getByRole('button'));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    await expect(canvas.getByRole('button')).toHaveTextContent('Sending …');
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** A plain post that the server refused. */
export const Returned: Story = {
  args: { returned: { form: 'subscribe', values: { email: 'achieng' }, problems: { email: 'email' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(subscribeForm.labels.email)).toHaveValue('achieng');
    await expect(canvas.getByLabelText(subscribeForm.labels.email)).toBeInvalid();
  },
};

/** On a light page. */
export const OnLightPage: Story = { parameters: { onLight: true } };

/** A mistake on the narrowest phone, with text at twice its size. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(subscribeForm.labels.email), 'achieng{Enter}');
    await canvas.findByText(/like name@example.com\./);
    await expectToFitScreen();
  },
};

/** On a phone, right to left. */
export const RightToLeftOnPhone: Story = { globals: { direction: 'rtl', viewport: { value: 'phone' } } };
