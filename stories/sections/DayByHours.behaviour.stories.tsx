import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectToFitScreen } from '../fixtures/layout';
import states, { Default, OnPhone } from './DayByHours.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The keyboard reaches the row, so that arrow keys scroll it on a phone. */
export const ByKeyboard: Story = {
  ...OnPhone,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: args.title })).toHaveFocus();
  },
};

/** From right to left the first hour is on the right. */
export const RightToLeft: Story = {
  ...Default,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    const [first, second] = canvas
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.getBoundingClientRect().right);
    await expect(first).toBeGreaterThan(second ?? 0);
  },
};

/** Text at 200 % on the narrowest phone: an hour is not wider than the screen. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    for (const hour of canvas.getAllByRole('listitem'))
      await expect(hour.getBoundingClientRect().width).toBeLessThanOrEqual(innerWidth);
  },
};

/** In print there are no pictures, but all texts. */
export const OnPaper: Story = {
  ...Default,
  globals: { media: 'print' },
  play: async ({ canvas, canvasElement, args }) => {
    for (const image of canvasElement.querySelectorAll('img')) await expect(image).not.toBeVisible();
    for (const { theirs } of args.hours) await expect(canvas.getByText(theirs)).toBeVisible();
  },
};
