import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DeskLog } from '../../src/sections/DeskLog/DeskLog';
import { openDesk, part, wholeLog } from '../fixtures/desk';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: DeskLog,
  parameters: { layout: 'fullscreen' },
  args: part(openDesk('view=log', { log: wholeLog }), 'log'),
} satisfies Meta<typeof DeskLog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole log, newest first: an action by a link in mail has no name. */
export const Default: Story = {
  parameters: { pictures: { dark: false } },
  play: async ({ canvas }) => {
    const deeds = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(deeds[0]).toContain('Wanjiru confirmed it.');
    await expect(deeds[2]).toContain('Someone by a link in an email approved it.');
    await expect(canvas.getAllByRole('link', { name: 'Booking FW3-M6M' })).toHaveLength(2);
  },
};

/** On a phone, with text at 200 %. */
export const LargeTextOnPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  parameters: { pictures: { dark: false } },
  play: expectToFitScreen,
};

/** Nothing has been done yet. */
export const Empty: Story = {
  args: { deeds: [], more: undefined },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has been done yet.')).toBeVisible();
  },
};
