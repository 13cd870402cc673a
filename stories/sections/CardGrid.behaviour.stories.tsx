import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { reviewCards } from '../../src/components/ReviewCard/reviewCards';
import { home } from '../../src/content/pages/home';
import { expectToFitScreen, inFirstRow } from '../fixtures/layout';
import states, { Activities, People, Reviews, Services } from './CardGrid.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const large = { viewport: { value: 'narrow' }, textSize: '200' };

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = { globals: large, play: expectToFitScreen };

/** Services with text at 200 %. */
export const LargeServices: typeof Services = { ...Services, globals: large, play: expectToFitScreen };

/** Activities with text at 200 %. */
export const LargeActivities: typeof Activities = { ...Activities, globals: large, play: expectToFitScreen };

/** People with text at 200 %: one below the other, so that names do not break. */
export const LargePeople: typeof People = {
  ...People,
  globals: large,
  play: async ({ canvas }) => {
    await expectToFitScreen();
    await expect(inFirstRow(canvas.getAllByRole('listitem'))).toBe(1);
  },
};

const review = { name: 'Hassan Noor', title: 'Organiser', text: 'Calm people and a clear plan.' };

/** A review with a long word, at 200 %. */
export const LargeReviews: typeof Reviews = {
  ...Reviews,
  args: {
    ...Reviews.args,
    items: [{ ...review, text: `https://example.co.ke/${'review'.repeat(20)}` }],
  },
  globals: large,
  play: expectToFitScreen,
};

/** Two reviews by people of the same name are both shown. */
export const SameNameTwice: typeof Reviews = {
  ...Reviews,
  args: {
    ...Reviews.args,
    items: reviewCards([review, { ...review, text: 'They came twice, in good time.' }], home.testimonials),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Hassan Noor')).toHaveLength(2);
  },
};

/** Long words in one card: all activities of a row have the same height. */
export const LongActivity: typeof Activities = {
  ...Activities,
  args: {
    ...Activities.args,
    items: (Activities.args?.items ?? []).map((item, number) =>
      number === 1 ? { ...item, title: `${item.title} and the concert after it`.repeat(3) } : item,
    ),
  },
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('article').map(({ offsetHeight }) => offsetHeight);
    await expect(new Set(heights).size).toBe(1);
  },
};
