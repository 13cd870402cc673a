import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { testimonials } from '../../src/content/en/testimonials';
import type { PublishedReview } from '../../src/domain/review';
import { TestimonialsPage } from '../../src/pages/TestimonialsPage';
import { nameInAddress } from '../fixtures/layout';
import { expectWholePage, noData } from './wholePage';

const reviews: readonly PublishedReview[] = [
  {
    name: 'Hassan Noor',
    title: 'Race Organizer',
    text: 'Calm people and a clear plan.',
    publishedAt: '2026-02-20T09:30:00Z',
  },
  {
    name: 'Wanjiku Kamau',
    title: 'Daughter of a patient',
    text: 'They came at night, in the rain, to a house without a number, and found us.',
    rating: 3,
    publishedAt: '2026-02-11T18:05:00Z',
  },
];

const meta = {
  component: TestimonialsPage,
  parameters: { layout: 'fullscreen', path: '/Testimonials' },
  args: { content: testimonials, data: noData },
  beforeEach: () => () => {
    location.hash = '';
  },
} satisfies Meta<typeof TestimonialsPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const { form } = testimonials;

/** Opens the dialog from the button that the reader sees, and fills it in. */
async function write({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button', { name: form.open }));
  // The dialog comes when it is first asked for.
  const dialog = within(await screen.findByRole('dialog', { name: form.title }, { timeout: 5000 }));
  await userEvent.type(dialog.getByLabelText(form.labels.name), 'Achieng Odhiambo');
  await userEvent.type(dialog.getByLabelText(form.labels.title), 'Teacher');
  await userEvent.type(dialog.getByLabelText(form.labels.text), 'They came in good time.');
  return dialog;
}

/** The samples, and the button to write a review; the form in the page is not shown. */
export const OnDesktop: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.banner.title);
    await expect(canvas.getAllByRole('img', { name: /out of 5 stars$/ })).toHaveLength(3);
    await expect(canvas.queryByRole('heading', { name: args.content.write.title })).toBeNull();
  },
};

/** On a phone. */
export const OnPhone: Story = { ...OnDesktop, globals: { viewport: { value: 'phone' } } };

/** Text at twice its size on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  ...OnDesktop,
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

/** Right to left. */
export const RightToLeft: Story = { ...OnDesktop, globals: { direction: 'rtl' } };

/** Approved reviews stand after the samples; nobody's stars are invented. */
export const WithReviews: Story = {
  args: { data: { reviews } },
  play: async ({ canvas }) => {
    const people = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(people[3]).toMatch(/Hassan Noor/);
    await expect(people[4]).toMatch(/Wanjiku Kamau/);
    await expect(canvas.getAllByRole('img', { name: /out of 5 stars$/ })).toHaveLength(4);
  },
};

/** Approved reviews on a phone. */
export const WithReviewsOnPhone: Story = { ...WithReviews, globals: { viewport: { value: 'phone' } } };

/** Without samples and without reviews: the button is still there. */
export const WithoutAnyReview: Story = {
  args: { content: { ...testimonials, reviews: { ...testimonials.reviews, items: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: form.open })).toBeVisible();
  },
};

/** Without JavaScript the button leads to the form in the page. */
export const FormInThePage: Story = {
  play: async ({ canvas, args }) => {
    nameInAddress('write-a-review');
    await expect(canvas.getByRole('heading', { name: args.content.write.title })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: form.labels.text })).toBeVisible();
  },
};

/** A review that the server refused stands in the form in the page. */
export const Returned: Story = {
  args: {
    data: {
      reviews: [],
      returned: {
        form: 'review',
        values: { name: 'Achieng Odhiambo', title: 'Teacher', text: '' },
        problems: { text: 'required' },
      },
    },
  },
  play: async ({ canvas }) => {
    nameInAddress('write-a-review');
    await expect(canvas.getByRole('textbox', { name: form.labels.text })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: form.labels.name })).toHaveValue('Achieng Odhiambo');
  },
};

/** Written, refused, sent again: the dialog keeps every word until the review has arrived. */
export const RefusedThenSentAgain: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const fetching = spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status: 503 }));
    const dialog = await write(context);
    await userEvent.click(dialog.getByRole('button', { name: form.labels.submit }));
    await expect(await dialog.findByText(form.labels.refused)).toBeVisible();
    await expect(dialog.getByLabelText(form.labels.text)).toHaveValue('They came in good time.');
    fetching.mockResolvedValue(new Response('{}', { status: 201 }));
    await userEvent.click(dialog.getByRole('button', { name: form.labels.submit }));
    await waitFor(() => expect(canvas.getByText(form.sent)).toBeVisible());
    const keys = fetching.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
    await expect(keys).toHaveLength(2);
    await expect(keys[0]).toBe(keys[1]);
  },
};
