import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { whatHappens } from '../../src/content/pages/whatHappens';
import states, { Default } from './WhatHappensPage.stories';
import { expectWholePage } from './wholePage';

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

/** The owner has set nothing. */
export const NothingSet: Story = {
  args: { content: whatHappens },
  play: async ({ canvas, canvasElement }) => {
    await expectWholePage(canvasElement, whatHappens.title);
    await expect(canvas.queryByText(/Our aim|KES|M-PESA/)).toBeNull();
    await expect(canvas.getByText(/Ask when you call what applies to you on that day/)).toBeVisible();
  },
};
