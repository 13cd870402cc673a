import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { whatHappens } from '../../src/content/pages/whatHappens';
import { expectToFitScreen } from '../fixtures/layout';
import states, { Default, WithTimes } from './CallTimeline.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Positions of the road and the text of a stop, from the left. */
const sides = (title: HTMLElement) => {
  const { left, right } = title.getBoundingClientRect();
  return (left + right) / 2 < innerWidth / 2 ? 'left' : 'right';
};

/** On a wide screen the text alternates between left and right, in reading order. */
export const SidesInTurn: Story = {
  ...Default,
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 });
    const expected = titles.map((_title, place) => (place % 2 === 0 ? 'left' : 'right'));
    await expect(titles.map(sides)).toEqual(expected);
    const tops = titles.map((title) => title.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  },
};

/** From right to left the first text is on the right. */
export const RightToLeft: Story = {
  ...Default,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    const [first, second] = canvas.getAllByRole('heading', { level: 2 });
    await expect([first, second].map((title) => title && sides(title))).toEqual(['right', 'left']);
  },
};

/** Text at 200 % on the narrowest phone, with the longest text for "when". */
export const LargeTextOnNarrowPhone: Story = {
  ...WithTimes,
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** In print there are no pictures and no road, but all text. */
export const OnPaper: Story = {
  ...Default,
  globals: { media: 'print' },
  play: async ({ canvas, canvasElement, args }) => {
    for (const image of canvasElement.querySelectorAll('img')) await expect(image).not.toBeVisible();
    await expect(getComputedStyle(canvas.getByRole('list'), '::before').content).toBe('none');
    for (const { you } of args.stops) await expect(canvas.getByText(you)).toBeVisible();
  },
};

/** Links to the other parts of the page are above the road, in a named navigation. */
export const WithParts: Story = {
  args: whatHappens.timeline,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
