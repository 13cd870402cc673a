import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import states, { Default } from './ServicesPage.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  ...Default,
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

/** Right to left. */
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };

/** Every card leads to its own page. */
export const EachCardToItsPage: Story = {
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('link', { name: /^Learn More/ });
    await expect(new Set(cards.map((link) => link.getAttribute('href'))).size).toBe(12);
  },
};
