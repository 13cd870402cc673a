import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { reviewForm } from '../../src/content/pages/reviewForm';
import { ReviewDialog, type ReviewDialogProps } from '../../src/forms/ReviewDialog/ReviewDialog';
import type { PostResult } from '../../src/services/results';
import { expectToFitScreen } from '../fixtures/layout';
import { fill, openIt } from './reviewDialogSteps';

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
  // DialogFrame and ReviewForm are pictured in the dark.
  parameters: { pictures: { dark: false } },
  argTypes: { open: { control: false } },
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
export default meta;
type Story = StoryObj<typeof meta>;

/** Open: the focus is inside. */
export const Open: Story = {
  tags: ['played'],
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

/** With input, Cancel asks first; "Keep writing" loses nothing. */
export const AsksBeforeDiscarding: Story = {
  tags: ['played'],
  play: async (context) => {
    await openIt(context);
    await fill(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(await screen.findByRole('button', { name: 'Keep writing' })).toHaveFocus();
    await expect(context.args.onClose).not.toHaveBeenCalled();
  },
};

/** Refused by the server: open, all input kept, one status line. */
export const WithServerError: Story = {
  tags: ['played'],
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

/** No answer: the alert inside the dialog, all input kept. */
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

/** On the narrowest phone, with text at 200 %: it scrolls, and the close button stays visible. */
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
  tags: ['played'],
  globals: { direction: 'rtl' },
  play: async (context) => {
    await openIt(context);
  },
};
