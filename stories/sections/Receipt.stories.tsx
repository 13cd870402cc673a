import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readFacts } from '../../src/config/facts';
import { patientTransfer } from '../../src/content/pages/patientTransfer';
import { pricesFrom } from '../../src/content/pages/prices';
import { Receipt } from '../../src/sections/Receipt/Receipt';
import { expectToFitScreen } from '../fixtures/layout';

/** Samples: the owner's prices are settings. */
const sample = pricesFrom(
  readFacts({ PRICE_BASIC: '6500', PRICE_ADVANCED: '12000', PRICE_KM_INCLUDED: '15', PRICE_PER_KM: '120' }),
);
const { heart } = patientTransfer;
if (!sample || heart?.kind !== 'receipt' || !heart.kinds) throw new Error('The sample has no prices.');

const meta = {
  component: Receipt,
  parameters: { layout: 'fullscreen' },
  args: {
    ...sample,
    id: 'prices',
    tone: 'warm',
    kinds: heart.kinds,
    action: { label: 'Ask for a fixed price', to: '/Request' },
  },
} satisfies Meta<typeof Receipt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three distances and two vehicles; the second distance is chosen at first. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How far is it?' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '60 km' })).toBeChecked();
    const receipt = canvas.getByRole('table', { name: '60 km in an ambulance' });
    await expect([...receipt.querySelectorAll('tr')].map((row) => row.textContent)).toEqual([
      'The first 15 kmKES 6,500',
      '45 km more at KES 120KES 5,400',
      'You payKES 11,900',
      'The same in an advanced unitKES 17,400',
    ]);
    // The receipts of other choices are hidden, from screen readers too.
    await expect(canvas.getAllByRole('table')).toHaveLength(2);
  },
};

/** The receipt between the choices and the table. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, play: expectToFitScreen };

/** The owner has set no price: how one gets a price, and no receipt. */
export const NoPrice: Story = {
  args: { ...heart, prices: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};
