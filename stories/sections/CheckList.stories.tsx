import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { emergencyCare } from '../../src/content/pages/emergencyCare';
import { CheckList } from '../../src/sections/CheckList/CheckList';
import { expectToFitScreen } from '../fixtures/layout';

const { ready } = emergencyCare;
if (!ready) throw new Error('The page has nothing to have ready.');

/** What is left out has a story of its own. */
const { except, ...included } = emergencyCare.included;

const meta = {
  component: CheckList,
  parameters: { layout: 'fullscreen', pictures: { dark: false } },
  args: { id: 'included', ...included },
} satisfies Meta<typeof CheckList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The position of a point's text; the rest of its width belongs to the tick. */
function words(point: HTMLElement): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(point);
  return range.getBoundingClientRect();
}

/** A list whose ticks are hidden from screen readers. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const points = canvas.getAllByRole('listitem');
    await expect(points).toHaveLength(included.items.length);
    await expect(points[0]).toHaveTextContent(/^A dispatcher who stays on the line$/);
    await expect(points.map((point) => getComputedStyle(point, '::before').content)).toEqual(
      points.map(() => '""'),
    );
  },
};

/** With a sentence before the points, on the soft surface. */
export const WithLead: Story = {
  args: {
    ...ready,
    id: 'ready',
    tone: 'strong',
  },
};

/** What is included, with what to have ready on a sheet beside it. */
export const WithSheet: Story = {
  args: { tone: 'warm', sheet: { id: 'ready', ...ready } },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region', { name: ready.title });
    const [point] = canvas.getAllByRole('listitem');
    await expect(point?.getBoundingClientRect().right).toBeLessThan(sheet.getBoundingClientRect().left);
  },
};

/** What is not included, in a second list below the first, under its own heading. */
export const WithExcept: Story = {
  args: { ...(except && { except }) },
  play: async ({ canvas, args }) => {
    const heading = canvas.getByRole('heading', { level: 3, name: 'What is not included' });
    const [first, second] = canvas.getAllByRole('list');
    if (!first || !second) throw new Error('There are two lists.');
    const points = (list: HTMLElement) =>
      within(list)
        .getAllByRole('listitem')
        .map((point) => point.textContent);
    await expect([points(first), points(second)]).toEqual([args.items, args.except?.items]);
    await expect(heading.nextElementSibling).toBe(second);
    await expect(heading.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().bottom);
    // Dashes, no ticks: what is left out must not look included.
    const marks = within(second)
      .getAllByRole('listitem')
      .map((point) => getComputedStyle(point, '::before'));
    await expect(new Set(marks.map(({ width, height }) => `${width} ${height}`))).toEqual(
      new Set(['14px 3px']),
    );
  },
};

/** One point. */
export const OnePoint: Story = { args: { items: ['A dispatcher who stays on the line'] } };

/** A point of several lines on a phone: the tick keeps its shape, beside the first line. */
export const LongTextOnPhone: Story = {
  args: {
    items: [
      'Passport or identity card, visa if the country asks for one, the newest report of the hospital, and the phone number of the doctor who treats the patient',
      'Clinic card',
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    const [point] = canvas.getAllByRole('listitem');
    if (!point) throw new Error('There is no point.');
    const tick = getComputedStyle(point, '::before');
    await expect([tick.width, tick.height]).toEqual(['8px', '15px']);
    await expect(point.offsetHeight).toBeGreaterThan(60);
    await expect(words(point).left).toBeGreaterThan(point.getBoundingClientRect().left + 24);
  },
};

/** From right to left the tick is on the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const point = canvas.getByText('A dispatcher who stays on the line');
    await expect(words(point).right).toBeLessThan(point.getBoundingClientRect().right - 24);
  },
};
