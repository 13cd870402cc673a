import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DeskItem } from '../../src/sections/DeskItem/DeskItem';
import { booking, confirmed, confirmedLog, decision, openDesk, part, review } from '../fixtures/desk';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: DeskItem,
  parameters: { layout: 'fullscreen' },
  args: part(openDesk('', { item: { item: booking, log: [] } }), 'item'),
} satisfies Meta<typeof DeskItem>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A waiting booking: actions above facts. */
export const Default: Story = {
  parameters: { pictures: { dark: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Answer by email' })).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^mailto:otieno@example\.com\?subject=Your%20appointment%20request%20FW3-M6M&body=Dear/,
      ),
    );
    await expect(canvas.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/254712000001\?text=Dear/),
    );
    const confirm = canvas.getByRole('button', { name: 'Confirm' });
    await expect(confirm).toHaveAttribute('value', 'confirm');
    await expect(confirm.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByRole('link', { name: '0712 000 001' })).toHaveAttribute(
      'href',
      'tel:+254712000001',
    );
  },
};

/** On a phone, with the link back to the list. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'What waits' })).toBeVisible();
    await expectToFitScreen();
  },
};

/** Just confirmed: the notice says so; notice and log offer undo. */
export const Confirmed: Story = {
  args: part(
    openDesk('', {
      item: { item: confirmed, log: confirmedLog },
      notice: { kind: 'done', entry: decision },
    }),
    'item',
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Confirmed\./);
    await expect(canvas.queryByRole('button', { name: 'Confirm' })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: 'Undo Wanjiru confirmed it.' })).toHaveLength(2);
    await expect(canvas.getByText('Dr. Mutua has room at ten.')).toBeVisible();
  },
};

/** A review that looks like spam, without an address for an answer. */
export const Suspicious: Story = {
  parameters: { pictures: false },
  args: part(openDesk('view=review', { item: { item: review, log: [] } }), 'item'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'A machine may have sent this: it has a web address in it.',
    );
    await expect(canvas.queryByRole('link', { name: 'Answer by email' })).toBeNull();
  },
};
