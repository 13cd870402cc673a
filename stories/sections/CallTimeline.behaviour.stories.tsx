import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { whatHappens } from '../../src/content/en/whatHappens';
import { expectToFitScreen } from '../fixtures/layout';
import states, { Default, WithTimes } from './CallTimeline.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where the road and the words of a stop are, from the left. */
const sides = (title: HTMLElement) => {
  const { left, right } = title.getBoundingClientRect();
  return (left + right) / 2 < innerWidth / 2 ? 'left' : 'right';
};

/** On a wide screen words stand left and right in turn, in the order in which they are read. */
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

/** From right to left the first words are on the right. */
export const RightToLeft: Story = {
  ...Default,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    const [first, second] = canvas.getAllByRole('heading', { level: 2 });
    await expect([first, second].map((title) => title && sides(title))).toEqual(['right', 'left']);
  },
};

/** Text at 200 % on the narrowest phone, with the longest words of when. */
export const LargeTextOnNarrowPhone: Story = {
  ...WithTimes,
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** On paper the pictures and the road are gone, and all words are there. */
export const OnPaper: Story = {
  ...Default,
  globals: { media: 'print' },
  play: async ({ canvas, canvasElement, args }) => {
    for (const image of canvasElement.querySelectorAll('img')) await expect(image).not.toBeVisible();
    await expect(getComputedStyle(canvas.getByRole('list'), '::before').content).toBe('none');
    for (const { you } of args.stops) await expect(canvas.getByText(you)).toBeVisible();
  },
};

/** Links to the other parts of the page stand above the road, under a name. */
export const WithParts: Story = {
  args: whatHappens.timeline,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
