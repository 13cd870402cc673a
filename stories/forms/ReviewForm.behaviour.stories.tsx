import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ReviewForm } from '../../src/forms/ReviewForm/ReviewForm';
import { beforeReact, serverRendered } from '../fixtures/beforeReact';
import { reviewForm } from '../../src/content/pages/reviewForm';
import states, { Returned, WithServerError } from './ReviewForm.stories';
import { fill, press, send, text } from './reviewFormSteps';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pressed again after success: the message stays, because the form is empty. */
export const PressedAgainAfterwards: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await press(context);
    await canvas.findByText('Review submitted for approval!');
    await waitFor(() => expect(canvas.getByLabelText('Review')).toHaveValue(''));
    await press(context);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(canvas.getByText('Review submitted for approval!')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'There is a problem' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: '4 stars' }));
    await press(context);
    await expect(
      within(await canvas.findByRole('group', { name: 'There is a problem' })).getAllByRole('link'),
    ).toHaveLength(3);
    await expect(send).toHaveBeenCalledTimes(1);
  },
};

/** Without stars: none are sent. */
export const SentWithoutStars: Story = {
  play: async (context) => {
    await fill(context);
    await press(context);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    await expect(send.mock.calls[0]?.[0]).toEqual({ name: 'Faith Wambui', title: 'Event Organizer', text });
  },
};

/** After an error of the server the next try has the same key. */
export const WithServerErrorThenSent: Story = {
  play: async (context) => {
    await WithServerError.play?.(context);
    await press(context);
    await waitFor(() => expect(context.args.onSent).toHaveBeenCalled());
    await expect(send.mock.calls[0]?.[1]).toBe(send.mock.calls[1]?.[1]);
  },
};

/** The next review has another key. */
export const TwoReviewsTwoKeys: Story = {
  play: async (context) => {
    for (const count of [1, 2]) {
      await fill(context);
      await press(context);
      await waitFor(() => expect(context.args.onSent).toHaveBeenCalledTimes(count));
    }
    await expect(send.mock.calls[0]?.[1]).not.toBe(send.mock.calls[1]?.[1]);
  },
};

/** A form that the server refused is corrected and sent with its stars. */
export const ReturnedThenSent: Story = {
  args: Returned.args ?? {},
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Returned.play?.(context);
    await userEvent.type(canvas.getByLabelText('Title'), 'Event Organizer');
    await press(context);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    await expect(send.mock.calls[0]?.[0]).toMatchObject({ rating: 3, title: 'Event Organizer' });
  },
};

/** A restored draft is sent with its stars. */
export const DraftSent: Story = {
  beforeEach: () => {
    const draft = { name: 'Faith Wambui', title: 'Event Organizer', text, rating: '2' };
    sessionStorage.setItem('draft:review', JSON.stringify(draft));
  },
  play: async (context) => {
    await expect(context.canvas.getByRole('radio', { name: '2 stars' })).toBeChecked();
    await press(context);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    await expect(send.mock.calls[0]?.[0]).toMatchObject({ rating: 2 });
  },
};

/** Stars selected before hydration stay selected, and are sent. */
export const PickedBeforeReact: Story = {
  ...beforeReact,
  play: async (context) => {
    const { args, canvas, canvasElement, userEvent } = context;
    const hydrate = serverRendered(canvasElement, <ReviewForm {...args} />);
    await userEvent.click(canvas.getByRole('radio', { name: '4 stars' }));
    await hydrate();
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await fill(context);
    await press(context);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    await expect(send.mock.calls[0]?.[0]).toMatchObject({ rating: 4 });
  },
};

/** The server refused the stars: the summary's line leads to the first of them. */
export const StarsRefusedByServer: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    send.mockResolvedValueOnce({ ok: false, reason: 'refused', status: 422, problems: { rating: 'rating' } });
    await fill(context);
    await userEvent.click(canvas.getByRole('radio', { name: '3 stars' }));
    await press(context);
    await userEvent.click(
      within(await canvas.findByRole('group', { name: 'There is a problem' })).getByRole('link'),
    );
    await expect(canvas.getByRole('radio', { name: '1 star' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toBeChecked();
    await expect(
      canvas.getByRole('radiogroup', { name: reviewForm.labels.rating }),
    ).toHaveAccessibleDescription('Choose 1 to 5 stars, or no rating.');
  },
};
