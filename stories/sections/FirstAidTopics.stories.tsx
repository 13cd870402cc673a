import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { firstAid } from '../../src/content/en/firstAid/firstAid';
import { FirstAidTopics } from '../../src/sections/FirstAidTopics/FirstAidTopics';
import { expectToFitScreen, inFirstRow } from '../fixtures/layout';

const meta = {
  component: FirstAidTopics,
  parameters: { layout: 'fullscreen' },
  args: firstAid.topics,
} satisfies Meta<typeof FirstAidTopics>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Eleven topics: the most urgent has the first row to itself. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const rows = canvas.getAllByRole('link');
    await expect(rows.map((row) => row.getAttribute('href'))).toEqual(args.items.map(({ to }) => to));
    await expect(inFirstRow(rows)).toBe(1);
    for (const row of rows) await expect(row.offsetHeight).toBeGreaterThanOrEqual(72);
  },
};

/** An even number of topics. */
export const FourTopics: Story = {
  args: { items: firstAid.topics.items.slice(0, 4) },
  play: async ({ canvas }) => {
    await expect(inFirstRow(canvas.getAllByRole('link'))).toBe(2);
  },
};

/** On a phone: one below the other, from edge to edge. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    for (const row of canvas.getAllByRole('link'))
      await expect(row.offsetWidth).toBeGreaterThan(innerWidth - 40);
  },
};

/** Text at twice its size on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** From right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectToFitScreen };
