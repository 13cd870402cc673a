import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import states from './StarRating.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is not a tab stop. */
export const NoStopOfTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const stars = canvas.getByRole('img', { name: '4 out of 5 stars' });
    const fills = [...stars.querySelectorAll('svg')].map((star) => getComputedStyle(star).fill !== 'none');
    await expect(fills).toEqual([true, true, true, true, false]);
    await userEvent.tab();
    await expect(stars.contains(document.activeElement)).toBe(false);
  },
};
