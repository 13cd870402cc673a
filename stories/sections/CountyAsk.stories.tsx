import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readFacts } from '../../src/config/facts';
import { countiesFrom } from '../../src/content/pages/counties';
import { CountyAsk } from '../../src/sections/CountyAsk/CountyAsk';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: CountyAsk,
  parameters: { layout: 'fullscreen' },
  args: { id: 'ask', ...countiesFrom(readFacts({ COUNTIES: 'Nairobi' })).ask },
} satisfies Meta<typeof CountyAsk>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Below the map, for a county without a page. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(args.title);
    await expect([...canvasElement.querySelectorAll('ol li')].map((step) => step.textContent)).toEqual(
      args.steps,
    );
    await expect(canvas.getByRole('link', { name: args.chat.label })).toHaveAttribute('href', args.chat.to);
    await expect(canvas.getByRole('link', { name: args.call.label })).toHaveAttribute('href', args.call.to);
  },
};

/** The whole page: no county is set. */
export const Alone: Story = {
  args: countiesFrom(readFacts({})).ask,
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.title);
    await expect(canvasElement.querySelectorAll('svg[aria-hidden] a')).toHaveLength(0);
  },
};

/** The same on a phone. */
export const AloneOnPhone: Story = {
  args: countiesFrom(readFacts({})).ask,
  globals: { viewport: { value: 'phone' } },
  play: expectToFitScreen,
};
