import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import states from './ReviewDialog.stories';
import { fill, openIt } from './reviewDialogSteps';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const opener = ({ canvas }: Context) => canvas.getByRole('button', { name: 'Write a Review' });

/** Esc closes an empty form at once and returns the focus. */
export const EscClosesEmptyForm: Story = {
  play: async (context) => {
    await openIt(context);
    await context.userEvent.keyboard('{Escape}');
    await gone();
    await expect(opener(context)).toHaveFocus();
  },
};

/** Tab stays inside. */
export const FocusStaysInside: Story = {
  play: async (context) => {
    const dialog = await openIt(context);
    for (let step = 0; step < 12; step++) {
      await context.userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
  },
};

/** Esc at the question returns to the field. */
export const KeepsWriting: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await openIt(context);
    await fill(context);
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('button', { name: 'Keep writing' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByLabelText('Review')).toHaveFocus());
    await expect(screen.getByLabelText('Review')).toHaveValue('On the ground an hour early.');
    await expect(context.args.onClose).not.toHaveBeenCalled();
  },
};

/** Discarded: closed, and empty when it is opened again. */
export const ThrownAway: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await openIt(context);
    await fill(context);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard it' }));
    await gone();
    await expect(opener(context)).toHaveFocus();
    await openIt(context);
    await expect(screen.getByLabelText('Name')).toHaveValue('');
  },
};

/** Sent: closed, and the focus returns. */
export const Sent: Story = {
  play: async (context) => {
    await openIt(context);
    await fill(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await gone();
    await expect(context.args.onSent).toHaveBeenCalledTimes(1);
    await expect(opener(context)).toHaveFocus();
  },
};
