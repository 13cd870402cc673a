import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import churchillShow from 'virtual:picture/activity-churchill-show';
import firstAidTraining from 'virtual:picture/activity-first-aid-training';
import rugby from 'virtual:picture/activity-rugby';
import { Activities } from '../../src/sections/Activities/Activities';
import { expectToFitScreen, inFirstRow } from '../fixtures/layout';

const items = [
  {
    title: 'First Aid Training',
    date: '2025-01-20',
    dateLabel: '20 January 2025',
    description: 'A day of practice: calling for help, bleeding, burns and chest compressions.',
    picture: firstAidTraining,
  },
  {
    title: 'Churchill Show',
    date: '2024-12-15',
    dateLabel: '15 December 2024',
    description: 'First aid for the audience of an evening of comedy.',
    picture: churchillShow,
  },
  {
    title: 'Rugby Competition',
    date: '2024-12-10',
    dateLabel: '10 December 2024',
    description: 'Paramedics at the touchline, with a stretcher and an ambulance behind them.',
    picture: rugby,
  },
];

const meta = {
  component: Activities,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Past activities', id: 'past', items, exampleLabel: 'Example' },
} satisfies Meta<typeof Activities>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three activities in a row, each with its day for people and for machines. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Past activities' })).toHaveAttribute('id', 'past');
    await expect(inFirstRow(canvas.getAllByRole('article'))).toBe(3);
    await expect(canvas.getByText('10 December 2024')).toHaveAttribute('datetime', '2024-12-10');
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Samples have the label, a real activity has not. */
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
  args: { title: 'Upcoming activities', id: 'upcoming', items: items.slice(0, 1) },
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

/** Long words in one card leave the others in line. */
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

/** Text at twice its size on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
