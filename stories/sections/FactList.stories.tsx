import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readFacts } from '../../src/config/facts';
import { figures } from '../../src/content/pages/figures';
import { home } from '../../src/content/pages/home';
import { numbersFrom } from '../../src/content/pages/numbersAndPapers';
import { FactList } from '../../src/sections/FactList/FactList';
import { figuresOf } from '../../src/sections/FactList/factsOf';
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

/** Six figures on the dark surface, complete from the first moment, without a counting animation. */
export const Figures: Story = {
  args: { id: 'figures', ...figuresOf(home.figures) },
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(values).toEqual(home.figures.items.map(({ value }) => value));
    // Read as "successful evacuations: 1,200+", seen the other way round.
    const [label] = canvas.getAllByRole('term');
    const [value] = canvas.getAllByRole('definition');
    await expect(label).toHaveTextContent(home.figures.items[0]?.label ?? '');
    await expect(label?.getBoundingClientRect().top).toBeGreaterThan(value?.getBoundingClientRect().top ?? 0);
    await expect(label?.nextElementSibling).toBe(value);
  },
};

/** Three figures, as on service pages. */
export const ThreeFigures: Story = {
  args: {
    id: 'figures',
    ...figuresOf({ ...home.figures, items: [figures.evacuations, figures.years, figures.service] }),
  },
};

/** Figures on a phone. */
export const FiguresOnPhone: Story = {
  args: { id: 'figures', ...figuresOf(home.figures) },
  globals: { viewport: { value: 'phone' } },
  play: expectToFitScreen,
};
