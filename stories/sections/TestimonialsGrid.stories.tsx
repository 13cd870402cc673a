import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { home } from '../../src/content/en/home';
import { TestimonialsGrid } from '../../src/sections/TestimonialsGrid/TestimonialsGrid';
import { expectToFitScreen } from '../fixtures/layout';

const published = { name: 'Hassan Noor', title: 'Organiser', text: 'Calm people and a clear plan.' };

const { title, ratingLabel, exampleLabel, items } = home.testimonials;
/** As real reviews by clients. */
const written = items.slice(0, 2).map((item) => ({ ...item, sample: false }));

const meta = {
  component: TestimonialsGrid,
  // ReviewCard is pictured in the dark.
  parameters: { pictures: { dark: false }, layout: 'fullscreen' },
  args: { id: 'testimonials', title, ratingLabel, exampleLabel, items: written },
} satisfies Meta<typeof TestimonialsGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Reviews with stars and their text alternative. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: title })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Samples beside an approved review: only the samples have the label. */
export const WithExamples: Story = {
  args: { items: [...written.map((review) => ({ ...review, sample: true })), published] },
  play: async ({ canvas }) => {
    const labelled = canvas
      .getAllByRole('figure')
      .map((card) => within(card).queryByText('Example') !== null);
    await expect(labelled).toEqual([true, true, false]);
  },
};

/** A visitor's review without a rating shows no stars. */
export const WithoutRating: Story = {
  args: { items: [...written, published] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: /out of 5 stars$/ })).toHaveLength(2);
    await expect(canvas.getByText('Calm people and a clear plan.')).toBeVisible();
  },
};

/** Two reviews by people of the same name. */
export const SameNameTwice: Story = {
  args: { items: [published, { ...published, text: 'They came twice, and both times in good time.' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Hassan Noor')).toHaveLength(2);
  },
};

/** No reviews yet: heading, sentence and the link to write one. */
export const Empty: Story = {
  args: {
    items: [],
    lead: 'Staff read every review before it appears here. Nobody is paid for one.',
    children: (
      <div>
        <Button href="/Testimonials#write-a-review" variant="quiet">
          Write a Review
        </Button>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Write a Review' })).toBeVisible();
  },
};

/** A review with a long word, and a long review, at 200 % on the narrowest phone. */
export const LongTextOnNarrowPhone: Story = {
  args: {
    items: [
      { ...published, text: `https://example.co.ke/${'review'.repeat(20)}` },
      {
        name: 'Achieng Wanjiru Nyambura-Odhiambo Kamau',
        title: 'Chairperson of the Parents’ and Teachers’ Association',
        text: 'They came at night, in the rain, to a house without a number, and found us. '.repeat(8).trim(),
        rating: 5,
      },
    ],
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, play: expectToFitScreen };

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
