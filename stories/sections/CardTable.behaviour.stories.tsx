import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectToFitScreen } from '../fixtures/layout';
import states, { Default, OnPhone } from './CardTable.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The keyboard reaches the cards, so that arrow keys scroll them on a phone. */
export const ByKeyboard: Story = {
  ...OnPhone,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: args.title })).toHaveFocus();
  },
};

/** From right to left the first column is on the right. */
export const RightToLeft: Story = {
  ...Default,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    const [first, second] = canvas
      .getAllByRole('columnheader')
      .map((one) => one.getBoundingClientRect().right);
    await expect(first).toBeGreaterThan(second ?? 0);
  },
};

/** Text at 200 % on the narrowest phone: a card is not wider than the screen. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    await expectToFitScreen();
    for (const card of canvasElement.querySelectorAll('tbody tr'))
      await expect(card.getBoundingClientRect().width).toBeLessThanOrEqual(innerWidth);
  },
};

/** In print all rows are there. */
export const OnPaper: Story = {
  ...Default,
  globals: { media: 'print' },
  play: async ({ canvas, args }) => {
    for (const { title } of args.rows) await expect(canvas.getByText(title)).toBeVisible();
  },
};
