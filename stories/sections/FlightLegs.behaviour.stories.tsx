import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectToFitScreen } from '../fixtures/layout';
import states from './FlightLegs.stories';

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

/** From right to left the line is to the right of the text. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    const [leg] = canvas.getAllByRole('listitem').map((one) => one.getBoundingClientRect());
    const [title] = canvas.getAllByRole('heading', { level: 3 }).map((one) => one.getBoundingClientRect());
    await expect(title?.right).toBeLessThanOrEqual((leg?.right ?? 0) - 69);
  },
};
