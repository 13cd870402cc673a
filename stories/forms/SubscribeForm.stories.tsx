import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { subscribeForm } from '../../src/content/pages/subscribeForm';
import { SubscribeForm } from '../../src/forms/SubscribeForm/SubscribeForm';
import { color } from '../../src/theme/tokens';
import { goOffline, goOnline } from '../fixtures/line';
import { expectToFitScreen } from '../fixtures/layout';
import { send } from './subscribeFormSteps';

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
export default meta;
type Story = StoryObj<typeof meta>;

/** As in the footer. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('form')).toHaveAttribute('method', 'post');
    for (const target of [canvas.getByRole('textbox'), canvas.getByRole('button')])
      await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Sent: the same neutral answer for every address. */
export const Sent: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(subscribeForm.labels.email), 'Achieng@Example.co.ke{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(subscribeForm.labels.answer));
    await expect(canvas.getByRole('status')).not.toHaveTextContent(/example\.co\.ke/i);
    await expect(send).toHaveBeenCalledWith({ email: 'Achieng@example.co.ke' });
    await expect(canvas.getByLabelText(subscribeForm.labels.email)).toHaveValue('');
  },
};

/** An invalid address: an error message, and the field has the focus. */
export const WithMistakes: Story = {
  tags: ['played'],
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
  tags: ['played'],
  play: async ({ canvas, userEvent }) => {
    send.mockResolvedValue({ ok: false, reason: 'unreachable' });
    await userEvent.type(canvas.getByLabelText(subscribeForm.labels.email), 'a@example.co.ke{Enter}');
    await canvas.findByRole('alert');
    await expect(canvas.getByLabelText(subscribeForm.labels.email)).toHaveValue('a@example.co.ke');
  },
};

/** The connection is lost while typing: the form says so at once. */
export const OfflineWhileWriting: Story = {
  tags: ['played'],
  beforeEach: () => goOnline,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(subscribeForm.labels.email), 'a@example.co.ke');
    goOffline();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^This device is offline\./);
  },
};

/** Too many from one network: the phone number, and the address is kept. */
export const RateLimited: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent }) => {
    send.mockResolvedValue({ ok: false, reason: 'refused', status: 429, problems: {} });
    await userEvent.type(canvas.getByLabelText(subscribeForm.labels.email), 'a@example.co.ke{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/call us on 0700 000 000/);
    await expect(canvas.getByLabelText(subscribeForm.labels.email)).toHaveValue('a@example.co.ke');
  },
};

/** Sending: pressed twice, sent once. */
export const Sending: Story = {
  tags: ['played'],
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

/** An error on the narrowest phone, with text at 200 %. */
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
