import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { schoolCover } from '../../src/content/pages/schoolCover';
import { schoolEmergencyCover } from '../../src/content/pages/schoolEmergencyCover';
import { DayByHours } from '../../src/sections/DayByHours/DayByHours';
import { heartOf } from '../fixtures/heartOf';
import { expectToFitScreen, inFirstRow } from '../fixtures/layout';

const hours = heartOf(schoolEmergencyCover, 'hours');

const meta = {
  component: DayByHours,
  parameters: { layout: 'fullscreen' },
  args: { id: 'heart', tone: 'subtle', ...hours },
} satisfies Meta<typeof DayByHours>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A school day: three hours in a row, an ordered list. Titles, pictures and texts of a row begin at the same height. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('list').tagName).toBe('OL');
    const titles = canvas.getAllByRole('heading', { level: 3 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual(
      args.hours.map(({ time, title }) => `${time} ${title}`),
    );
    await expect(inFirstRow(titles)).toBe(3);
    for (const { theirs, ours } of args.hours) {
      await expect(canvas.getByText(theirs)).toHaveTextContent(`${args.labels.theirs} ${theirs}`);
      await expect(canvas.getByText(ours)).toHaveTextContent(`${args.labels.ours} ${ours}`);
    }
  },
};

/** On a phone a row that is swiped; part of the next hour shows. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await expectToFitScreen();
    const row = canvas.getByRole('group', { name: args.title });
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    const [, second] = canvas.getAllByRole('heading', { level: 3 });
    await expect(second?.getBoundingClientRect().left).toBeLessThan(innerWidth);
  },
};

/** Without pictures, as on the older address of the cover for schools. */
export const WithoutPictures: Story = {
  args: { hours: schoolCover.heart.hours },
  parameters: { pictures: { dark: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
