import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readFacts } from '../../src/config/facts';
import { factStripFrom } from '../../src/content/pages/factStrip';
import { FactStrip } from '../../src/sections/FactStrip/FactStrip';
import { expectToFitScreen } from '../fixtures/layout';

/** Samples: the owner's facts are settings. */
const sample = factStripFrom(
  readFacts({
    LICENCES: 'KMPDC licence 012345',
    COUNTIES: 'Nairobi, Kiambu, Machakos, Kajiado',
    MPESA_TILL: '123456',
    CARD_PAYMENT: 'yes',
    INSURERS: 'Example Insurance',
    LANGUAGES: 'English, Kiswahili',
  }),
);
if (!sample) throw new Error('The sample has no facts.');

const meta = {
  component: FactStrip,
  parameters: { layout: 'fullscreen' },
  args: sample,
} satisfies Meta<typeof FactStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four facts, and the link to all facts. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'KMPDC licence 012345',
      '4 of Kenya’s 47 counties',
      'M-PESA, card, insurers',
      'English, Kiswahili',
    ]);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.more?.to);
  },
};

/** One below the other. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: expectToFitScreen,
};
