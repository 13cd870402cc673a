import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { reviewForm } from '../../src/content/pages/reviewForm';
import { ReviewForm } from '../../src/forms/ReviewForm/ReviewForm';
import { expectToFitScreen } from '../fixtures/layout';
import { fill, press, send, text } from './reviewFormSteps';

const { labels, messages, otherWays, sentMessage } = reviewForm;

const meta = {
  component: ReviewForm,
  args: { labels, messages, otherWays, sentMessage, send, onSent: fn() },
  beforeEach: () => {
    send.mockReset();
    send.mockResolvedValue({ ok: true });
  },
} satisfies Meta<typeof ReviewForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form in a page: no Cancel. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Review')).toHaveAttribute('rows', '4');
    await expect(canvas.getByRole('radio', { name: 'No rating' })).toBeChecked();
    await expect(canvas.getByLabelText('Review').closest('form')).toHaveAttribute('method', 'post');
  },
};

/** With four stars: the rating is a number, and the form is empty afterwards. */
export const Sent: Story = {
  tags: ['played'],
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

/** Three errors: the summary takes the focus. */
export const WithMistakes: Story = {
  tags: ['played'],
  play: async (context) => {
    await press(context);
    const summary = await context.canvas.findByRole('group', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getAllByRole('link')).toHaveLength(3);
    await expect(send).not.toHaveBeenCalled();
  },
};

/** Refused by the server: no alert, one status line, all input kept. */
export const WithServerError: Story = {
  tags: ['played'],
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
  },
};

/** Too many from one network: the status line gives the phone number, and all input is kept. */
export const RateLimited: Story = {
  tags: ['played'],
  play: async (context) => {
    send.mockResolvedValue({ ok: false, reason: 'refused', status: 429, problems: {} });
    await fill(context);
    await press(context);
    await expect(await context.canvas.findByText(/Wait a minute and try again\.$/)).toBeVisible();
    await expect(context.canvas.getByLabelText('Review')).toHaveValue(text);
  },
};

/** The server found an error that the form did not. */
export const FieldRefusedByServer: Story = {
  tags: ['played'],
  play: async (context) => {
    send.mockResolvedValueOnce({ ok: false, reason: 'refused', status: 422, problems: { text: 'too_long' } });
    await fill(context);
    await press(context);
    const summary = await context.canvas.findByRole('group', { name: 'There is a problem' });
    await expect(within(summary).getByRole('link')).toHaveTextContent(
      'Your review must be 2,000 characters or fewer.',
    );
    await expect(context.canvas.getByLabelText('Review')).toBeInvalid();
  },
};

/** No answer: the alert, and all input kept. */
export const Offline: Story = {
  tags: ['played'],
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

/** Sending: pressed twice, sent once. */
export const Sending: Story = {
  tags: ['played'],
  play: async (context) => {
    send.mockImplementation(() => new Promise(() => undefined));
    await fill(context);
    await context.userEvent.dblClick(context.canvas.getByRole('button', { name: 'Submit' }));
    await expect(await context.canvas.findByRole('button', { name: 'Sending …' })).toHaveFocus();
    await expect(send).toHaveBeenCalledTimes(1);
    await expect(context.canvas.getByLabelText('Review')).toHaveValue(text);
  },
};

/** A plain post that the server refused, including its stars. */
export const Returned: Story = {
  tags: ['played'],
  args: {
    returned: {
      form: 'review',
      values: { name: 'Faith Wambui', title: '', text, rating: '3' },
      problems: { title: 'required' },
    },
  },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toBeChecked();
  },
};

/** A draft with stars is restored. */
export const FromDraft: Story = {
  tags: ['played'],
  beforeEach: () => {
    const draft = { name: 'Faith Wambui', title: 'Event Organizer', text, rating: '2' };
    sessionStorage.setItem('draft:review', JSON.stringify(draft));
  },
  play: async (context) => {
    await expect(context.canvas.getByRole('radio', { name: '2 stars' })).toBeChecked();
  },
};

/** All errors on the narrowest phone, with text at 200 %. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async (context) => {
    await press(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus(),
    );
    await expectToFitScreen();
  },
};

/** On a phone, right to left. */
export const RightToLeftOnPhone: Story = { globals: { direction: 'rtl', viewport: { value: 'phone' } } };
