import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StepProgress } from '../../src/components/StepProgress/StepProgress';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: StepProgress,
  args: { step: 2, steps: 5 },
} satisfies Meta<typeof StepProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One step is done, the second is current, three remain. */
export const Default: Story = {
  parameters: { pictures: { forcedColors: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-hidden] > span')).toHaveLength(5);
    await expect(canvasElement.querySelectorAll('span[data-shown]')).toHaveLength(1);
    await expect(canvasElement.querySelector('[aria-hidden=true]')).not.toBeNull();
  },
};

/** The last step. */
export const Last: Story = { parameters: { pictures: false }, args: { step: 5 } };

/** On the narrowest phone, from right to left. */
export const RightToLeftOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('[aria-hidden] > span');
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(
      second?.getBoundingClientRect().left ?? Infinity,
    );
    await expectToFitScreen();
  },
};
