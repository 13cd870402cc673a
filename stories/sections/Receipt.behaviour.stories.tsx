import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { readFacts } from '../../src/config/facts';
import { receiptFrom } from '../../src/content/pages/prices';
import { expectToFitScreen } from '../fixtures/layout';
import states from './Receipt.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** The receipt and the mark in the table follow the choice. */
export const OtherChoice: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '350 km' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Advanced unit' }));
    await expect(canvas.getByRole('heading', { level: 3, name: '350 km in an advanced unit' })).toBeVisible();
    await expect(canvas.queryByRole('table', { name: '60 km in an ambulance' })).toBeNull();
    const marked = (name: string) =>
      getComputedStyle(canvas.getByText(name, { selector: 'b' })).backgroundColor;
    await expect(marked('KES 52,200')).not.toBe(marked('KES 11,900'));
  },
};

/** One price and no kilometres: nothing to choose, and no table. */
export const OnePrice: Story = {
  args: { prices: receiptFrom(readFacts({ PRICE_BASIC: '5000' })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getAllByRole('table')).toHaveLength(1);
  },
};
