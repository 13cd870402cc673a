import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { site } from '../../src/content/en/site';
import { testimonials } from '../../src/content/en/testimonials';
import type { TestimonialsContent } from '../../src/content/formTypes';
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

/** The page as it is before and after an owner has replaced the samples. */
const withMark = (sample: boolean): TestimonialsContent => ({
  ...testimonials,
  reviews: {
    ...testimonials.reviews,
    items: testimonials.reviews.items.map((item) => ({ ...item, sample })),
  },
});

const meta = {
  component: TestimonialsPage,
  parameters: { layout: 'fullscreen', path: '/Testimonials' },
  args: { content: withMark(true), site, data: noData },
  beforeEach: () => () => {
    location.hash = '';
  },
} satisfies Meta<typeof TestimonialsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const { form } = testimonials;
const { leads, exampleLabel, items } = testimonials.reviews;

/** The samples, and the button to write a review; the form in the page is not shown. */
export const OnDesktop: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.banner.title);
    await expect(canvas.getAllByRole('img', { name: /out of 5 stars$/ })).toHaveLength(items.length);
    await expect(canvas.getAllByText(leads.samples)).toHaveLength(1);
    await expect(canvas.getAllByText(exampleLabel)).toHaveLength(items.length);
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
    await expect(canvas.getByText(leads.both)).toBeVisible();
    await expect(canvas.getAllByText(exampleLabel)).toHaveLength(items.length);
    await expect(people[items.length]).toMatch(/Hassan Noor/);
    await expect(people[items.length + 1]).toMatch(/Wanjiku Kamau/);
    await expect(canvas.getAllByRole('img', { name: /out of 5 stars$/ })).toHaveLength(items.length + 1);
  },
};

/** Approved reviews on a phone. */
export const WithReviewsOnPhone: Story = { ...WithReviews, globals: { viewport: { value: 'phone' } } };

/** All samples replaced: no label is left, and the page says who reads reviews. */
export const WithoutExamples: Story = {
  args: {
    content: withMark(false),
    data: { reviews },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(exampleLabel)).toBeNull();
    await expect(canvas.getByText(leads.real)).toBeVisible();
  },
};

/** Without samples and without reviews: the button is still there. */
export const WithoutAnyReview: Story = {
  args: { content: { ...testimonials, reviews: { ...testimonials.reviews, items: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: form.openLabel })).toBeVisible();
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

/** A review that the server refused is shown again in the page's form. */
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
