import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { reviewForm } from '../../src/content/en/reviewForm';
import { ReviewDialog, type ReviewDialogProps } from '../../src/forms/ReviewDialog/ReviewDialog';
import type { PostResult } from '../../src/services/results';
import { expectToFitScreen } from '../fixtures/layout';

const { title, closeLabel, discard, labels, messages, otherWays } = reviewForm;
const send = fn((): Promise<PostResult> => Promise.resolve({ ok: true }));

function Opener(args: ReviewDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        Write a Review
      </Button>
      <ReviewDialog
        {...args}
        open={open}
        onClose={() => {
          args.onClose();
          setOpen(false);
        }}
        onSent={() => {
          args.onSent();
          setOpen(false);
        }}
      />
    </main>
  );
}

const meta = {
  component: ReviewDialog,
  args: {
    ...{ title, closeLabel, discard, labels, messages, otherWays },
    open: false,
    send,
    onClose: fn(),
    onSent: fn(),
  },
  render: (args) => <Opener {...args} />,
  beforeEach: () => {
    send.mockReset();
    send.mockResolvedValue({ ok: true });
  },
} satisfies Meta<typeof ReviewDialog>;
// A documentation page shows a story before anybody has acted: those that begin like the first one are left out.
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function openIt({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button', { name: 'Write a Review' }));
  return screen.findByRole('dialog', { name: 'Submit Your Review' });
}

async function fill({ userEvent }: Context) {
  await userEvent.type(screen.getByLabelText('Name'), 'Faith Wambui');
  await userEvent.type(screen.getByLabelText('Title'), 'Event Organizer');
  await userEvent.type(screen.getByLabelText('Review'), 'On the ground an hour early.');
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const opener = ({ canvas }: Context) => canvas.getByRole('button', { name: 'Write a Review' });

/** Open: the focus is inside. */
export const Open: Story = {
  play: async (context) => {
    const dialog = await openIt(context);
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    const close = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(Math.min(close.width, close.height)).toBeGreaterThanOrEqual(44);
  },
};

/** Full screen on a phone. */
export const OpenOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { width, height } = (await openIt(context)).getBoundingClientRect();
    await expect([width, height]).toEqual([innerWidth, innerHeight]);
  },
};

/** Esc closes an empty form at once and gives the focus back. */
export const EscClosesEmptyForm: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await openIt(context);
    await context.userEvent.keyboard('{Escape}');
    await gone();
    await expect(opener(context)).toHaveFocus();
  },
};

/** Tab stays inside. */
export const FocusStaysInside: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    const dialog = await openIt(context);
    for (let step = 0; step < 12; step++) {
      await context.userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
  },
};

/** With text, Cancel asks first; who goes on writing loses nothing. */
export const AsksBeforeDiscarding: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await openIt(context);
    await fill(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(await screen.findByRole('button', { name: 'Keep writing' })).toHaveFocus();
    await expect(context.args.onClose).not.toHaveBeenCalled();
  },
};

/** Esc at the question goes back to writing, where it was. */
export const KeepsWriting: Story = {
  tags: ['!autodocs'],
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

/** Thrown away: closed, and empty when it is opened again. */
export const ThrownAway: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    const { userEvent } = context;
    await openIt(context);
    await fill(context);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Throw it away' }));
    await gone();
    await expect(opener(context)).toHaveFocus();
    await openIt(context);
    await expect(screen.getByLabelText('Name')).toHaveValue('');
  },
};

/** Sent: closed, and the focus is back. */
export const Sent: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await openIt(context);
    await fill(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await gone();
    await expect(context.args.onSent).toHaveBeenCalledTimes(1);
    await expect(opener(context)).toHaveFocus();
  },
};

/** Not taken by the server: open, everything kept, one quiet line. */
export const WithServerError: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    send.mockResolvedValue({ ok: false, reason: 'refused', status: 500, problems: {} });
    await openIt(context);
    await fill(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/was not sent/));
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(screen.getByLabelText('Name')).toHaveValue('Faith Wambui');
  },
};

/** No answer: the alert inside the dialog, everything kept. */
export const OfflineOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    send.mockResolvedValue({ ok: false, reason: 'unreachable' });
    await openIt(context);
    await fill(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to submit review. Try again later.',
    );
    await expect(screen.getByLabelText('Name')).toHaveValue('Faith Wambui');
  },
};

/** On the narrowest phone, with text at twice its size: it scrolls, and the close button stays in sight. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async (context) => {
    await openIt(context);
    screen.getByRole('button', { name: 'Submit' }).scrollIntoView({ block: 'end' });
    const { top, right } = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
    await expectToFitScreen();
  },
};

/** Right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async (context) => {
    await openIt(context);
  },
};
