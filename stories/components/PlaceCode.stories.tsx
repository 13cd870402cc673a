import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlaceCode } from '../../src/components/PlaceCode/PlaceCode';
import { whereAmI } from '../../src/content/pages/whereAmI';
import { expectToFitScreen } from '../fixtures/layout';

const { labels, words } = whereAmI.place;

const meta = {
  component: PlaceCode,
  args: {
    code: '6GCRJWPH+9V',
    labels: { name: labels.code, plus: words.plus, say: labels.sayPlus },
  },
} satisfies Meta<typeof PlaceCode>;
export default meta;
type Story = StoryObj<typeof meta>;

const groupsOf = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>('[aria-hidden] > span')].map(({ textContent }) => textContent);

/** In groups of four, four and two, the plus sign marked, spelled below. */
export const Default: Story = {
  parameters: { pictures: { forcedColors: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(groupsOf(canvasElement)).toEqual(['6GCR', 'JWPH', '+9V']);
    await expect(canvas.getByText('6 G C R, J W P H, plus, 9 V')).toBeVisible();
  },
};

/** Text at 200 % on the narrowest phone: it wraps only between groups. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    await expectToFitScreen();
    for (const group of canvasElement.querySelectorAll<HTMLElement>('[aria-hidden] > span')) {
      const tops = [...group.children].map((cell) => Math.round(cell.getBoundingClientRect().top));
      await expect(new Set(tops).size).toBe(1);
    }
  },
};

/** On a page from right to left the code still begins at the left. */
export const RightToLeft: Story = {
  parameters: { pictures: false },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll('[aria-hidden] > span')];
    await expect(first?.getBoundingClientRect().left).toBeLessThan(second?.getBoundingClientRect().left ?? 0);
  },
};
