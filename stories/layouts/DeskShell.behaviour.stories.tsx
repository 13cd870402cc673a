import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectToFitScreen } from '../fixtures/layout';
import states from './DeskShell.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Text at 200 % on the narrowest phone: the close button is still there. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    await expect(canvas.getByRole('button', { name: 'Close the desk' })).toBeVisible();
  },
};

/** Closed: no views, no close button. */
export const Closed: Story = {
  args: { open: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
