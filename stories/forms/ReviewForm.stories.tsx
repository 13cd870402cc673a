import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { reviewForm } from '../../src/content/en/reviewForm';
import { ReviewForm } from '../../src/forms/ReviewForm/ReviewForm';
import type { Review } from '../../src/domain/review';
import type { PostResult } from '../../src/services/results';
import { beforeReact, serverRendered } from '../fixtures/beforeReact';
import { expectToFitScreen } from '../fixtures/layout';

const send = fn((_review: Review, _key: string): Promise<PostResult> => Promise.resolve({ ok: true }));

const { labels, messages, otherWays, sentMessage } = reviewForm;

const meta = {
  component: ReviewForm,
  args: { labels, messages, otherWays, sentMessage, send, onSent: fn() },
  beforeEach: () => {
    send.mockReset();
    send.mockResolvedValue({ ok: true });
  },
} satisfies Meta<typeof ReviewForm>;
// A documentation page shows a story before anybody has acted: those that begin like the first one are left out.
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const text = 'The crew was on the ground an hour before the first race.';

async function fill({ canvas, userEvent }: Context) {
  await userEvent.type(canvas.getByLabelText('Name'), 'Faith Wambui');
  await userEvent.type(canvas.getByLabelText('Title'), 'Event Organizer');
  await userEvent.type(canvas.getByLabelText('Review'), text);
}

const press = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: /Submit/ }));

/** The form as it stands in the page's flow: no Cancel. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Review')).toHaveAttribute('rows', '4');
    await expect(canvas.getByRole('radio', { name: 'No rating' })).toBeChecked();
    await expect(canvas.getByLabelText('Review').closest('form')).toHaveAttribute('method', 'post');
  },
};

/** With four stars: the rating is a number, and the form is empty afterwards. */
export const SentWithStars: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await fill(context);
    await context.userEvent.click(context.canvas.getByRole('radio', { name: '4 stars' }));
    await press(context);
    await waitFor(() => expect(context.args.onSent).toHaveBeenCalledTimes(1));
    await expect(send.mock.calls[0]?.[0]).toEqual({
      name: 'Faith Wambui',
      title: 'Event Organizer',
      text,
      rating: 4,
    });
    await expect(context.canvas.getByText('Review submitted for approval!')).toBeVisible();
    await expect(context.canvas.getByLabelText('Review')).toHaveValue('');
    await expect(context.canvas.getByRole('radio', { name: 'No rating' })).toBeChecked();
  },
};

/** Pressed once more after that: the success stays, as nothing is left to send. */
export const PressedAgainAfterwards: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await press(context);
    await canvas.findByText('Review submitted for approval!');
    await waitFor(() => expect(canvas.getByLabelText('Review')).toHaveValue(''));
    await press(context);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(canvas.getByText('Review submitted for approval!')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: '4 stars' }));
    await press(context);
    await expect(within(await canvas.findByRole('alert')).getAllByRole('link')).toHaveLength(3);
    await expect(send).toHaveBeenCalledTimes(1);
  },
};

/** Without stars: none are sent. */
export const SentWithoutStars: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await fill(context);
    await press(context);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    await expect(send.mock.calls[0]?.[0]).toEqual({ name: 'Faith Wambui', title: 'Event Organizer', text });
  },
};

/** Three mistakes: the summary takes the focus. */
export const WithMistakes: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await press(context);
    const summary = await context.canvas.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getAllByRole('link')).toHaveLength(3);
    await expect(send).not.toHaveBeenCalled();
  },
};

/** The server does not take it: no alert, one quiet line, everything kept; the next try has the same key. */
export const WithServerError: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas } = context;
    send.mockResolvedValueOnce({ ok: false, reason: 'refused', status: 503, problems: {} });
    await fill(context);
    await context.userEvent.click(canvas.getByRole('radio', { name: '5 stars' }));
    await press(context);
    await canvas.findByText(/was not sent.*try again/);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByLabelText('Review')).toHaveValue(text);
    await expect(canvas.getByRole('radio', { name: '5 stars' })).toBeChecked();
    await press(context);
    await waitFor(() => expect(context.args.onSent).toHaveBeenCalled());
    await expect(send.mock.calls[0]?.[1]).toBe(send.mock.calls[1]?.[1]);
  },
};

/** Too many from one network: the quiet line names the phone number, and everything is kept. */
export const RateLimited: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    send.mockResolvedValue({ ok: false, reason: 'refused', status: 429, problems: {} });
    await fill(context);
    await press(context);
    await expect(await context.canvas.findByText(/call us on 0700 000 000/)).toBeVisible();
    await expect(context.canvas.getByLabelText('Review')).toHaveValue(text);
  },
};

/** The next review has another key. */
export const TwoReviewsTwoKeys: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    for (const count of [1, 2]) {
      await fill(context);
      await press(context);
      await waitFor(() => expect(context.args.onSent).toHaveBeenCalledTimes(count));
    }
    await expect(send.mock.calls[0]?.[1]).not.toBe(send.mock.calls[1]?.[1]);
  },
};

/** The server found a mistake that the form did not. */
export const FieldRefusedByServer: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    send.mockResolvedValueOnce({ ok: false, reason: 'refused', status: 422, problems: { text: 'too_long' } });
    await fill(context);
    await press(context);
    const summary = await context.canvas.findByRole('alert');
    await expect(within(summary).getByRole('link')).toHaveTextContent(
      'Your review must be 2,000 characters or fewer.',
    );
    await expect(context.canvas.getByLabelText('Review')).toBeInvalid();
  },
};

/** The server refused the stars: the summary's line leads to the first of them. */
export const StarsRefusedByServer: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    send.mockResolvedValueOnce({ ok: false, reason: 'refused', status: 422, problems: { rating: 'rating' } });
    await fill(context);
    await userEvent.click(canvas.getByRole('radio', { name: '3 stars' }));
    await press(context);
    await userEvent.click(within(await canvas.findByRole('alert')).getByRole('link'));
    await expect(canvas.getByRole('radio', { name: '1 star' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toBeChecked();
    await expect(canvas.getByRole('group', { name: labels.rating })).toHaveAccessibleDescription(
      'Choose 1 to 5 stars, or no rating.',
    );
  },
};

/** No answer: the alert, and everything kept. */
export const Offline: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    send.mockResolvedValueOnce({ ok: false, reason: 'unreachable' });
    await fill(context);
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      /^Failed to submit review. Try again later./,
    );
    const whatsapp = context.canvas.getByRole('link', { name: 'Send it on WhatsApp' }).getAttribute('href');
    await expect(new URL(whatsapp ?? '').searchParams.get('text')).toBe(
      `My review: ${text}\nFaith Wambui, Event Organizer`,
    );
    await expect(context.canvas.getByLabelText('Review')).toHaveValue(text);
  },
};

/** On its way: pressed twice, sent once. */
export const SlowAndPressedTwice: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    send.mockImplementation(() => new Promise(() => undefined));
    await fill(context);
    await context.userEvent.dblClick(context.canvas.getByRole('button', { name: 'Submit' }));
    await expect(await context.canvas.findByRole('button', { name: 'Sending …' })).toHaveFocus();
    await expect(send).toHaveBeenCalledTimes(1);
    await expect(context.canvas.getByLabelText('Review')).toHaveValue(text);
  },
};

/** A plain post that the server refused, its stars included. */
export const Returned: Story = {
  args: {
    returned: {
      form: 'review',
      values: { name: 'Faith Wambui', title: '', text, rating: '3' },
      problems: { title: 'required' },
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toBeChecked();
    await userEvent.type(canvas.getByLabelText('Title'), 'Event Organizer');
    await press(context);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    await expect(send.mock.calls[0]?.[0]).toMatchObject({ rating: 3, title: 'Event Organizer' });
  },
};

/** A draft with stars is put back, and sent as it stands there. */
export const FromDraft: Story = {
  tags: ['!autodocs'],
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

/** Stars picked before React was there are still picked when it is, and sent. */
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

/** All mistakes on the narrowest phone, with text at twice its size. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async (context) => {
    await press(context);
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveFocus());
    await expectToFitScreen();
  },
};

/** On a phone, right to left. */
export const RightToLeftOnPhone: Story = { globals: { direction: 'rtl', viewport: { value: 'phone' } } };
