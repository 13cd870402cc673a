import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LeavePage } from '../../src/components/LeavePage/LeavePage';
import { quiet } from '../../src/content/pages/firstAid/quietFrame';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: LeavePage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '240px' } } },
  args: quiet.leave,
} satisfies Meta<typeof LeavePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a wide screen: at the top right, below the header. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: args.label });
    await expect(link).toHaveAttribute('href', args.to);
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
    const { top, height, right } = link.getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(56);
    await expect(top).toBeGreaterThan(80);
    await expect(right).toBeLessThan(innerWidth);
  },
};

/** On a phone: as wide as the screen, at its bottom. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { left, bottom, width, height } = canvas.getByRole('link').getBoundingClientRect();
    await expect([left, bottom, width]).toEqual([0, innerHeight, document.documentElement.clientWidth]);
    await expect(height).toBeGreaterThanOrEqual(60);
  },
};

/** With the focus: the ring lies inside. */
export const Focused: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};
