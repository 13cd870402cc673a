import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Figures } from '../../src/sections/Figures/Figures';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: Figures,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'In figures',
    id: 'figures',
    items: [
      { value: '1,200+', label: 'successful evacuations' },
      { value: '2,452+', label: 'happy clients' },
      { value: '5,452+', label: 'calls per year' },
      { value: '5+', label: 'years of service' },
      { value: '72+', label: 'local volunteers' },
      { value: '24/7', label: 'service' },
    ],
  },
} satisfies Meta<typeof Figures>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Six figures, complete from the first moment: nothing counts up. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(values).toEqual(['1,200+', '2,452+', '5,452+', '5+', '72+', '24/7']);
    const [label, ...others] = canvas.getAllByRole('term');
    await expect(label).toHaveTextContent('successful evacuations');
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
    items: [
      { value: '1,200+', label: 'successful evacuations' },
      { value: '5+', label: 'years of service' },
      { value: '24/7', label: 'service' },
    ],
  },
};

/** A long value with a long label, on the narrowest phone. */
export const LongTextOnNarrowPhone: Story = {
  args: {
    items: [
      { value: '1,254,452+', label: 'calls answered, given advice on, or handed on to a public service' },
      { value: '24/7', label: 'service' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: expectToFitScreen,
};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, play: expectToFitScreen };

/** Text at twice its size on a phone. */
export const LargeTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  play: expectToFitScreen,
};

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
