import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectToFitScreen } from '../fixtures/layout';
import states from './FactList.stories';

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

/** Nothing is set: only the text. */
export const TextAlone: Story = {
  args: { facts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('term')).toBeNull();
  },
};
