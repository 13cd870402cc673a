import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { site } from '../../src/content/pages/site';
import { testimonials } from '../../src/content/pages/testimonials';
import { forms } from '../../src/domain/forms';
import { TestimonialsPage } from '../../src/pages/TestimonialsPage';
import { tryAtOnce } from '../fixtures/line';
import { noData } from '../pages/wholePage';
import { form, open, send, words, write } from './reviewSteps';

/** From the page to a stored review, including failures. */
const meta = {
  component: TestimonialsPage,
  parameters: { layout: 'fullscreen', path: forms.review.page },
  args: { content: testimonials, site, data: noData },
} satisfies Meta<typeof TestimonialsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Written and refused: the dialog keeps all input. */
export const Refused: Story = {
  beforeEach: tryAtOnce,
  play: async (context) => {
    spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status: 503 }));
    const dialog = await open(context);
    await write(dialog, context);
    await send(dialog, context);
    await expect(await dialog.findByText(form.labels.refused)).toBeVisible();
    await expect(dialog.getByLabelText(form.labels.text)).toHaveValue(words);
  },
};

/** Sent without a connection: the dialog says so, and keeps all input. */
export const OfflineOnPhone: Story = {
  beforeEach: tryAtOnce,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const fetching = spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const dialog = await open(context);
    await send(dialog, context);
    await waitFor(() => expect(dialog.getByLabelText(form.labels.name)).toBeInvalid());
    await expect(fetching).not.toHaveBeenCalled();
    await write(dialog, context);
    await send(dialog, context);
    await waitFor(() =>
      expect(dialog.getByText('Failed to submit review. Try again later.', { exact: false })).toBeVisible(),
    );
    await expect(dialog.getByLabelText(form.labels.text)).toHaveValue(words);
  },
};
