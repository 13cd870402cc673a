import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { eventCoverage } from '../../src/content/pages/eventCoverage';
import { siteEmergencyCover } from '../../src/content/pages/siteEmergencyCover';
import { CardTable } from '../../src/sections/CardTable/CardTable';
import { heartOf } from '../fixtures/heartOf';
import { expectToFitScreen } from '../fixtures/layout';

const events = heartOf(eventCoverage, 'levels');
const site = heartOf(siteEmergencyCover, 'duties');

const meta = {
  component: CardTable,
  parameters: { layout: 'fullscreen' },
  args: { id: 'heart', tone: 'warm', ...events },
} satisfies Meta<typeof CardTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Levels of cover for events, what can raise the level, and where the sizes come from. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const table = within(canvas.getByRole('table'));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      args.columns,
    );
    await expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
      args.rows.map(({ label, title }) => `${label ?? ''} ${title}`),
    );
    for (const item of args.raises ?? []) await expect(canvas.getByText(item)).toBeVisible();
    await expect(canvas.getByText(args.note ?? '')).toBeVisible();
  },
};

/** On a phone a card for each level, swiped; before each value stands the name of its column. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await expectToFitScreen();
    const row = canvas.getByRole('group', { name: args.title });
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    const [, ...names] = args.columns;
    for (const name of names) await expect(canvas.getAllByText(name, { selector: 'b' })[0]).toBeVisible();
  },
};

/** Duties of the law with a picture each, and what is done for them. */
export const Duties: Story = {
  args: { raises: undefined, note: undefined, ...site },
  parameters: { pictures: { dark: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
