import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import states from './PlanSheet.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On the narrowest phone with large text the sheet does not change; the form shows every word in large text. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('group').getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(innerWidth);
    await expect(height / width).toBeCloseTo(297 / 210, 1);
  },
};

/** It stays white in the dark scheme. */
export const White: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('group')).backgroundColor).toBe('rgb(255, 255, 255)');
    await expect(getComputedStyle(canvas.getByRole('group')).color).toBe('rgb(16, 36, 43)');
  },
};
