import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { figures } from '../../src/content/en/figures';
import { home } from '../../src/content/en/home';
import { Figures } from '../../src/sections/Figures/Figures';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: Figures,
  parameters: { layout: 'fullscreen', pictures: { dark: false } },
  args: { id: 'figures', ...home.figures },
} satisfies Meta<typeof Figures>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Six figures, complete from the first moment, without a counting animation. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(values).toEqual(home.figures.items.map(({ value }) => value));
    const [label, ...others] = canvas.getAllByRole('term');
    await expect(label).toHaveTextContent(home.figures.items[0]?.label ?? '');
    await expect(others).toHaveLength(5);
    // Read as "successful evacuations: 1,200+", seen the other way round.
    const [value] = canvas.getAllByRole('definition');
    await expect(label?.getBoundingClientRect().top).toBeGreaterThan(value?.getBoundingClientRect().top ?? 0);
    await expect(value && label && label.compareDocumentPosition(value)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
};

/** Three figures, as on service pages. */
export const ThreeFigures: Story = {
  args: {
    items: [figures.evacuations, figures.years, figures.service],
  },
};

/** A long value with a long label, on the narrowest phone. */
export const LongTextOnNarrowPhone: Story = {
  args: {
    items: [
      { value: '1,254,452+', label: 'calls answered, given advice on, or handed on to a public service' },
      figures.service,
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: expectToFitScreen,
};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, play: expectToFitScreen };

/** Text at 200 % on a phone. */
export const LargeTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  play: expectToFitScreen,
};

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
