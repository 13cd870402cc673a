import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { booking, confirmed, confirmedLog, decision, openDesk, part } from '../fixtures/desk';
import { expectToFitScreen } from '../fixtures/layout';
import states from './DeskItem.stories';

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

/** Rare actions need one extra press; actions that cannot be undone need two. */
export const More: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mark as spam')).not.toBeVisible();
    await userEvent.click(canvas.getByText('More'));
    await expect(canvas.getByRole('button', { name: 'Decline' })).toBeVisible();
    await expect(canvas.getByText('Erase for good')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Erase'));
    await expect(canvas.getByRole('button', { name: 'Erase for good' })).toBeVisible();
  },
};

/** A colleague has already decided: this is announced at once, with the name. */
export const TooLate: Story = {
  args: part(
    openDesk('', { item: { item: confirmed, log: confirmedLog }, notice: { kind: 'late', entry: decision } }),
    'item',
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '11:02 am: Wanjiru confirmed it. You changed nothing.',
    );
  },
};

/** A note that was too long stays in its field. */
export const NoteRefused: Story = {
  args: part(
    openDesk('', { item: { item: booking, log: [] }, notice: { kind: 'note', note: 'Too long' } }),
    'item',
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Note for colleagues' });
    await expect(field).toHaveValue('Too long');
    await expect(field).toHaveAccessibleDescription(/at most 1,000 letters/);
  },
};
