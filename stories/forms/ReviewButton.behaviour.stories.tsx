import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import states from './ReviewButton.stories';
import { send, write } from './reviewButtonSteps';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Refused, retried, sent. */
export const RefusedThenSent: Story = {
  play: async (context) => {
    send.mockResolvedValueOnce({ ok: false, reason: 'refused', status: 500, problems: {} });
    await write(context);
    await screen.findByText(/was not sent/);
    await expect(screen.getByRole('dialog')).toBeVisible();
    await context.userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(send).toHaveBeenCalledTimes(2);
  },
};

/** No answer: the alert, and the dialog stays. */
export const Offline: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    send.mockResolvedValue({ ok: false, reason: 'unreachable' });
    await write(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to submit review. Try again later.',
    );
    await expect(screen.getByLabelText('Review')).toHaveValue('On the ground an hour early.');
  },
};
