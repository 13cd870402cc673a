import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readFacts } from '../../src/config/facts';
import { pricesFrom } from '../../src/content/pages/prices';
import { PriceExamples } from '../../src/sections/PriceExamples/PriceExamples';
import { expectToFitScreen } from '../fixtures/layout';

/** Samples: the owner's prices are settings. */
const sample = pricesFrom(
  readFacts({ PRICE_BASIC: '6500', PRICE_ADVANCED: '12000', PRICE_KM_INCLUDED: '15', PRICE_PER_KM: '120' }),
);
if (!sample) throw new Error('The sample has no prices.');

const meta = {
  component: PriceExamples,
  parameters: { layout: 'fullscreen' },
  args: { id: 'prices', ...sample },
} satisfies Meta<typeof PriceExamples>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two kinds of vehicle, a short and a longer journey each. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const receipt = canvas.getByRole('table', { name: '45 km in an ambulance' });
    await expect([...receipt.querySelectorAll('tr')].map((row) => row.textContent)).toEqual([
      'The first 15 kmKES 6,500',
      '30 km more at KES 120KES 3,600',
      'You payKES 10,100',
    ]);
    await expect(canvas.getAllByRole('table')).toHaveLength(4);
  },
};

/** One below the other. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: expectToFitScreen,
};

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  args: { examples: sample.examples.slice(1, 2) },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};
