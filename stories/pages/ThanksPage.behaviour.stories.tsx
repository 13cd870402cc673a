import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { appointmentRequested } from '../../src/content/pages/appointmentRequested';
import { reviewSent } from '../../src/content/pages/reviewSent';
import { subscribed } from '../../src/content/pages/subscribed';
import { expectWholePage, noData } from './wholePage';
import states from './ThanksPage.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After a review. */
export const AfterReview: Story = {
  play: ({ canvasElement, args }) => expectWholePage(canvasElement, args.content.sent.title),
  args: { content: reviewSent },
  parameters: { path: '/ReviewSent' },
};

/** After a subscription. */
export const AfterSubscription: Story = {
  ...AfterReview,
  args: { content: subscribed },
  parameters: { path: '/Subscribed' },
};

/** The draft of the form that has arrived is deleted. */
export const ForgetsTheDraft: Story = {
  beforeEach: () => {
    sessionStorage.setItem('draft:contact', JSON.stringify({ message: 'Please call me back.' }));
  },
  play: async () => {
    await waitFor(() => expect(sessionStorage.getItem('draft:contact')).toBeNull());
  },
};

/** Opened without a recent appointment request: no reference, whatever the address says. */
export const NothingAsked: Story = {
  args: { content: appointmentRequested, data: noData },
  parameters: { path: '/AppointmentRequested' },
  play: async ({ canvas, canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.title);
    await expect(canvas.getByRole('link', { name: 'Book Appointment' })).toBeVisible();
    await expect(canvas.queryByText(/has arrived/)).toBeNull();
  },
};
