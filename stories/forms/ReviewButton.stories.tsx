import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { reviewForm } from '../../src/content/en/reviewForm';
import { forms } from '../../src/domain/forms';
import { ReviewButton } from '../../src/forms/ReviewButton/ReviewButton';
import type { PostResult } from '../../src/services/results';

const send = fn((): Promise<PostResult> => Promise.resolve({ ok: true }));

const meta = {
  component: ReviewButton,
  args: {
    ...reviewForm,
    fallbackTo: `${forms.review.page}#${forms.review.anchor}`,
    send,
  },
  beforeEach: () => {
    send.mockReset();
    send.mockResolvedValue({ ok: true });
  },
} satisfies Meta<typeof ReviewButton>;
// A documentation page shows a story before anybody has acted: those that begin like the first one are left out.
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function write({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button', { name: 'Write a Review' }));
  await userEvent.type(await screen.findByLabelText('Name'), 'Faith Wambui');
  await userEvent.type(screen.getByLabelText('Title'), 'Event Organizer');
  await userEvent.type(screen.getByLabelText('Review'), 'On the ground an hour early.');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
}

/** The button alone. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Write a Review' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    // Without JavaScript the button leads to the form in the page; until React is there a press is held.
    await expect(button.closest('form')).toHaveAttribute('action', '/Testimonials#write-a-review');
    await expect(button).toHaveAttribute('data-needs-react', 'click');
  },
};

/** Written and sent: the dialog is gone, and the page says so. */
export const WrittenAndSent: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await write(context);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.canvas.getByRole('status')).toHaveTextContent(/^Review submitted for approval!$/);
    await expect(context.canvas.getByRole('button', { name: 'Write a Review' })).toHaveFocus();
  },
};

/** Refused, tried again, sent. */
export const RefusedThenSent: Story = {
  tags: ['!autodocs'],
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
