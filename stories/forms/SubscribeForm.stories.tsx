import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SubscribeForm } from '../../src/forms/SubscribeForm/SubscribeForm';
import type { PostResult } from '../../src/services/results';
import { color } from '../../src/theme/tokens';

const send = fn((): Promise<PostResult> => Promise.resolve({ ok: true }));

const meta = {
  component: SubscribeForm,
  args: {
    action: '/subscribe',
    labels: {
      email: 'Your e-mail',
      submit: 'Subscribe',
      sending: 'Sending…',
      answer: 'Thank you. News will come to this address.',
      failed: 'This could not be sent. Please try again later.',
    },
    messages: {
      required: 'Enter your e-mail address',
      email: 'Enter an e-mail address such as name@example.co.ke',
    },
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

/** As it stands in the footer. */
export const Empty: Story = {};

/** Sent: the same neutral answer for every address. */
export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Your e-mail'), 'Achieng@Example.co.ke{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('News will come to this address.'),
    );
    await expect(send).toHaveBeenCalledWith({ email: 'Achieng@example.co.ke' });
    await expect(canvas.getByLabelText('Your e-mail')).toHaveValue('');
  },
};

/** A wrong address: said in words, the field has the focus. */
export const WithMistake: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Your e-mail'), 'achieng{Enter}');
    await canvas.findByText(/such as name@example.co.ke/);
    await expect(canvas.getByLabelText('Your e-mail')).toBeInvalid();
    await expect(canvas.getByLabelText('Your e-mail')).toHaveFocus();
    await expect(send).not.toHaveBeenCalled();
  },
};

/** No answer: the address is kept. */
export const Offline: Story = {
  play: async ({ canvas, userEvent }) => {
    send.mockResolvedValue({ ok: false, reason: 'unreachable' });
    await userEvent.type(canvas.getByLabelText('Your e-mail'), 'a@example.co.ke{Enter}');
    await canvas.findByRole('alert');
    await expect(canvas.getByLabelText('Your e-mail')).toHaveValue('a@example.co.ke');
  },
};

/** On its way: pressed twice, sent once. */
export const SlowAndPressedTwice: Story = {
  play: async ({ canvas, userEvent }) => {
    send.mockImplementation(() => new Promise(() => undefined));
    await userEvent.type(canvas.getByLabelText('Your e-mail'), 'a@example.co.ke');
    await userEvent.dblClick(canvas.getByRole('button'));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    await expect(canvas.getByRole('button')).toHaveTextContent('Sending…');
  },
};

/** A plain post that the server refused. */
export const Returned: Story = {
  args: { returned: { form: 'subscribe', values: { email: 'achieng' }, problems: { email: 'email' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Your e-mail')).toHaveValue('achieng');
    await expect(canvas.getByLabelText('Your e-mail')).toBeInvalid();
  },
};

/** On a light page. */
export const OnLightPage: Story = { parameters: { onLight: true } };

/** On a phone, right to left. */
export const RightToLeftOnPhone: Story = { globals: { direction: 'rtl', viewport: { value: 'phone' } } };
