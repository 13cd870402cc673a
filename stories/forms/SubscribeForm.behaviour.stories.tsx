import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { subscribeForm } from '../../src/content/pages/subscribeForm';
import { goOffline, goOnline } from '../fixtures/line';
import states from './SubscribeForm.stories';
import { send } from './subscribeFormSteps';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pressed again after success: the message stays, because the form is empty. The next address is sent normally. */
export const PressedAgainAfterwards: Story = {
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

/** The offline message disappears when the connection is back, and the address is kept. */
export const OnlineAgainWhileWriting: Story = {
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

/** The server refuses an address that the form accepted: the error is at the field. */
export const FieldRefusedByServer: Story = {
  play: async ({ canvas, userEvent }) => {
    send.mockResolvedValue({ ok: false, reason: 'refused', status: 422, problems: { email: 'email' } });
    await userEvent.type(canvas.getByLabelText(subscribeForm.labels.email), 'a@example.co.ke{Enter}');
    await canvas.findByText(/like name@example.com\./);
    await expect(canvas.getByLabelText(subscribeForm.labels.email)).toBeInvalid();
    await expect(canvas.getByLabelText(subscribeForm.labels.email)).toHaveValue('a@example.co.ke');
  },
};
