import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { site } from '../../src/content/pages/site';
import { TestimonialsPage } from '../../src/pages/TestimonialsPage';
import { nameInAddress } from '../fixtures/layout';
import { expectWholePage, noData } from './wholePage';
import { exampleLabel, form, items, leads, reviews, withMark } from './testimonialsPageSteps';

const meta = {
  component: TestimonialsPage,
  parameters: { layout: 'fullscreen', path: '/Testimonials' },
  args: { content: withMark(true), site, data: noData },
} satisfies Meta<typeof TestimonialsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The samples, and the button to write a review; the form in the page is not shown. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.banner.title);
    await expect(canvas.getAllByRole('img', { name: /out of 5 stars$/ })).toHaveLength(items.length);
    await expect(canvas.getAllByText(leads.samples)).toHaveLength(1);
    await expect(canvas.getAllByText(exampleLabel)).toHaveLength(items.length);
    await expect(canvas.queryByRole('heading', { name: args.content.write.title })).toBeNull();
  },
};

/** On a phone. */
export const OnPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

/** Approved reviews come after the samples; no stars are invented. */
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

/** Without JavaScript the button leads to the form in the page. */
export const FormInThePage: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, args }) => {
    nameInAddress('write-a-review');
    await expect(canvas.getByRole('heading', { name: args.content.write.title })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: form.labels.text })).toBeVisible();
  },
};
