import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { emergency } from '../../src/content/pages/emergency';
import { EmergencyCard } from '../../src/sections/EmergencyCard/EmergencyCard';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: EmergencyCard,
  parameters: { layout: 'fullscreen' },
  args: emergency,
} satisfies Meta<typeof EmergencyCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Plain signs, the number, and other numbers. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Call 0700 000 000 now if somebody:' })).toBeVisible();
    const topics = (emergency.meanwhile?.topics ?? []).map(({ to }) => to);
    const [call, ...others] = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(call).toBe('tel:+254700000000');
    await expect(others).toEqual([...emergency.others.lines.map(({ href }) => href), ...topics]);
    for (const sign of emergency.signs) await expect(canvas.getByText(sign)).toBeVisible();
    // A border, not a surface alone: it stays where a visitor's system sets its own colours.
    const card = canvas.getByRole('heading', { level: 2 }).parentElement?.parentElement;
    await expect(card && getComputedStyle(card).borderTopWidth).toBe('2px');
  },
};

/** The number is the first tab stop. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '0700 000 000' })).toHaveFocus();
  },
};

/** On a phone the number is on one line, and what to do meanwhile is below the card. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    await expect(canvas.getByRole('link', { name: '0700 000 000' }).getClientRects()).toHaveLength(1);
    for (const { name } of emergency.others.lines)
      for (const row of canvas.getAllByRole('link', { name: new RegExp(name) }))
        await expect(row.offsetHeight).toBeGreaterThanOrEqual(44);
    for (const { label } of emergency.meanwhile?.topics ?? [])
      await expect(canvas.getByRole('link', { name: label }).offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** Without topics the card takes the whole width. */
export const WithoutMeanwhile: Story = {
  args: { meanwhile: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'While you wait for us' })).toBeNull();
  },
};

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** Long signs. */
export const LongText: Story = {
  args: {
    signs: [
      'does not wake up when you speak loudly and press the shoulder, or breathes with long pauses, gasping or snoring sounds',
      'has chest pain that lasts longer than a few minutes, or suddenly a hanging face, a weak arm or unclear speech, even if it goes away again',
    ],
  },
};

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
