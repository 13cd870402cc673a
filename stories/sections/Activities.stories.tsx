import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { gallery } from '../../src/content/en/gallery';
import { Activities } from '../../src/sections/Activities/Activities';
import { expectToFitScreen, inFirstRow } from '../fixtures/layout';

/** As real past events, the latest first. */
const items = gallery.activities.items.map((item) => ({ ...item, sample: false })).reverse();

const meta = {
  component: Activities,
  // ActivityCard is pictured in the dark.
  parameters: { pictures: { dark: false }, layout: 'fullscreen' },
  args: {
    title: gallery.activities.pastTitle,
    id: 'past',
    items,
    exampleLabel: gallery.activities.exampleLabel,
  },
} satisfies Meta<typeof Activities>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three activities in a row, each with its day as text and machine-readable. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: gallery.activities.pastTitle })).toHaveAttribute(
      'id',
      'past',
    );
    await expect(inFirstRow(canvas.getAllByRole('article'))).toBe(3);
    await expect(canvas.getByText('10 December 2024')).toHaveAttribute('datetime', '2024-12-10');
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Samples have the label, a real activity does not. */
export const WithExamples: Story = {
  args: { items: items.map((item, number) => ({ ...item, sample: number < 2 })) },
  play: async ({ canvas }) => {
    const labelled = canvas
      .getAllByRole('article')
      .map((card) => within(card).queryByText('Example') !== null);
    await expect(labelled).toEqual([true, true, false]);
  },
};

/** A single activity keeps the width of a card. */
export const OneActivity: Story = {
  args: { title: gallery.activities.upcomingTitle, id: 'upcoming', items: items.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article').offsetWidth).toBeLessThan(innerWidth / 2);
  },
};

/** The same activity on two days. */
export const SameTitleOnTwoDays: Story = {
  args: {
    items: items.flatMap((item) => [
      { ...item, title: 'First Aid Training' },
      { ...item, title: 'First Aid Training', date: `${item.date}T14`, dateLabel: `${item.dateLabel}, 2 pm` },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};

/** Long words in one card do not move the others. */
export const LongText: Story = {
  args: {
    items: items.map((item, number) =>
      number === 1
        ? {
            ...item,
            title: 'First aid and crowd safety at the Churchill Show and the concert after it',
            description:
              'First aid for the audience of an evening of comedy: two posts in the hall, one at the gate, a motorcycle outside, and an ambulance that waits where it can leave at once.',
          }
        : item,
    ),
  },
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('article').map(({ offsetHeight }) => offsetHeight);
    await expect(new Set(heights).size).toBe(1);
  },
};

/** One below the other on a phone. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(inFirstRow(canvas.getAllByRole('article'))).toBe(1);
    await expectToFitScreen();
  },
};

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
