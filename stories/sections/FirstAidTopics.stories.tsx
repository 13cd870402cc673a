import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { firstAid } from '../../src/content/en/firstAid/firstAid';
import { FirstAidTopics } from '../../src/sections/FirstAidTopics/FirstAidTopics';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: FirstAidTopics,
  parameters: { layout: 'fullscreen' },
  args: firstAid.topics,
} satisfies Meta<typeof FirstAidTopics>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three topics where seconds count, then all others, grouped by what one sees. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const rows = canvas.getAllByRole('link');
    const all = [...args.first, ...args.groups.flatMap(({ items }) => items)];
    await expect(rows.map((row) => row.getAttribute('href'))).toEqual(all.map(({ to }) => to));
    for (const row of rows) await expect(row.offsetHeight).toBeGreaterThanOrEqual(50);
    await expect(canvas.getAllByRole('region')).toHaveLength(args.groups.length);
    await expect(canvas.getByRole('searchbox', { name: 'What do you see?' })).toBeVisible();
  },
};

/** Typing filters the list, also by hidden search words and in Swahili. */
export const Filtered: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Nyoka');
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Snakebite']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Found: 1');
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
  },
};

/** No topic has these words: the page says what to do instead. */
export const NothingFound: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'toothache');
    await expect(canvas.queryAllByRole('link')).toHaveLength(0);
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found. Call');
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

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** From right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectToFitScreen };
