import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { evacuationServices } from '../../src/content/pages/evacuationServices';
import { CallOrder } from '../../src/sections/CallOrder/CallOrder';
import { heartOf } from '../fixtures/heartOf';
import { expectToFitScreen } from '../fixtures/layout';

const heart = heartOf(evacuationServices, 'order');

const meta = {
  component: CallOrder,
  parameters: { layout: 'fullscreen' },
  args: { ...heart, id: 'heart', tone: 'strong' },
} satisfies Meta<typeof CallOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four calls: an ordered list with numbers. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('list')[0]?.tagName).toBe('OL');
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(heart.calls.map(({ title }) => title));
    const numbers = [...canvasElement.querySelectorAll('li')].map(
      (call) => getComputedStyle(call, '::before').content,
    );
    await expect(numbers).toEqual(Array(4).fill('counter(call)'));
  },
};

/** One below the other. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, play: expectToFitScreen };
