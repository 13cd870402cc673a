import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { reviewForm } from '../../src/content/pages/reviewForm';
import { forms } from '../../src/domain/forms';
import { ReviewButton } from '../../src/forms/ReviewButton/ReviewButton';
import { send, write } from './reviewButtonSteps';

const meta = {
  component: ReviewButton,
  // Button is pictured in the dark.
  parameters: { pictures: { dark: false } },
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
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the button. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Write a Review' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    // Without JavaScript the button leads to the form in the page; until React is there a press is held.
    await expect(button.closest('form')).toHaveAttribute('action', '/Testimonials#write-a-review');
    await expect(button).toHaveAttribute('data-needs-react', 'click');
  },
};

/** Sent: the dialog is closed, and the page says so. */
export const Sent: Story = {
  tags: ['played'],
  play: async (context) => {
    await write(context);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.canvas.getByRole('status')).toHaveTextContent(/^Review submitted for approval!$/);
    await expect(context.canvas.getByRole('button', { name: 'Write a Review' })).toHaveFocus();
  },
};
