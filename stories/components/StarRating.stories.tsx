import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StarRating } from '../../src/components/StarRating/StarRating';
import { expectToFitScreen } from '../fixtures/layout';

const meta = { component: StarRating, args: { rating: 4, label: '4 out of 5 stars' } } satisfies Meta<
  typeof StarRating
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four filled stars and one outlined, so that it does not depend on colour; screen readers get the words. */
export const FourStars: Story = {
  play: async ({ canvas }) => {
    const stars = canvas.getByRole('img', { name: '4 out of 5 stars' });
    const fills = [...stars.querySelectorAll('svg')].map((star) => getComputedStyle(star).fill !== 'none');
    await expect(fills).toEqual([true, true, true, true, false]);
  },
};

/** All five. */
export const FiveStars: Story = { args: { rating: 5, label: '5 out of 5 stars' } };

/** The lowest rating. */
export const OneStar: Story = { args: { rating: 1, label: '1 out of 5 stars' } };

/** Right to left: filled from the right. */
export const RightToLeft: Story = {
  parameters: { pictures: false },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, ...others] = canvas.getByRole('img').querySelectorAll('svg');
    const left = first?.getBoundingClientRect().left ?? 0;
    await expect(Math.max(...others.map((star) => star.getBoundingClientRect().left))).toBeLessThan(left);
  },
};

/** Text at 200 % on the narrowest phone: the stars grow with it. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().width).toBe(44);
    await expectToFitScreen();
  },
};
