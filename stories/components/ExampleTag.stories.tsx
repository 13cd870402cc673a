import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExampleTag } from '../../src/components/ExampleTag/ExampleTag';
import { expectToFitScreen } from '../fixtures/layout';

const meta = { component: ExampleTag, args: { label: 'Example' } } satisfies Meta<typeof ExampleTag>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Plain text, also for screen readers. */
export const Default: Story = {
  parameters: { pictures: { forcedColors: true } },
  play: async ({ canvas }) => {
    const tag = canvas.getByText('Example');
    await expect(tag).toBeVisible();
    await expect(tag.closest('[aria-hidden=true]')).toBeNull();
    // Where a visitor's system sets its own colours, and in print, the edge is what is left of it.
    await expect(getComputedStyle(tag).borderTopStyle).toBe('solid');
    await expect(getComputedStyle(tag).printColorAdjust).toBe('exact');
  },
};

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** From right to left. */
export const RightToLeft: Story = {
  parameters: { pictures: false },
  args: { label: 'דוגמה' },
  globals: { direction: 'rtl' },
};
