import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readFacts } from '../../src/config/facts';
import { numbersFrom } from '../../src/content/en/numbersAndPapers';
import { FactList } from '../../src/sections/FactList/FactList';
import { expectToFitScreen } from '../fixtures/layout';

/** Samples: the owner's facts are settings. */
const sample = numbersFrom(
  readFacts({
    MPESA_TILL: '123456',
    CARD_PAYMENT: 'yes',
    INSURERS: 'Example Insurance, Sample Health, Another Assurance',
    SHA_STATUS: 'yes 2026-10-01',
  }),
).payment;

const meta = {
  component: FactList,
  parameters: { layout: 'fullscreen', pictures: { dark: false } },
  args: { id: 'payment', ...sample },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ways to pay; one of them has three values. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'M-PESA',
      'Card',
      'Insurers that pay us directly',
      'Social Health Authority',
    ]);
    await expect(canvas.getAllByRole('definition')).toHaveLength(6);
  },
};

/** Each name above its values. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: expectToFitScreen,
};
