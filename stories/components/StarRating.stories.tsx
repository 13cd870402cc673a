import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StarRating } from '../../src/components/StarRating/StarRating';

const meta = { component: StarRating, args: { rating: 4, label: '4 out of 5 stars' } } satisfies Meta<
  typeof StarRating
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four filled stars and one outlined; screen readers get the words. */
export const FourStars: Story = {
  play: async ({ canvas }) => {
    const stars = canvas.getByRole('img', { name: '4 out of 5 stars' });
    await expect(stars.querySelectorAll('[data-filled]')).toHaveLength(4);
  },
};

/** All five. */
export const FiveStars: Story = { args: { rating: 5, label: '5 out of 5 stars' } };

/** The least that can be given. */
export const OneStar: Story = { args: { rating: 1, label: '1 out of 5 stars' } };

/** The words stand beside the stars, and are read once. */
export const WithWords: Story = {
  args: { showLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('4 out of 5 stars')).toBeVisible();
  },
};

/** Right to left: filled from the right. */
export const RightToLeft: Story = { args: { showLabel: true }, globals: { direction: 'rtl' } };
