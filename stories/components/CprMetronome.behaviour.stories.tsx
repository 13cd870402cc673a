import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { beat } from '../../src/content/pages/firstAid/beat';
import states from './CprMetronome.stories';
import {
  atPush,
  expectNumber,
  runFor,
  runUntil,
  screenOf,
  startButton,
  withoutVibration,
} from './cprMetronomeSteps';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Stop ends it, and the focus returns to the button. */
export const Stopped: Story = {
  play: async (context) => {
    await runFor(context, atPush(5));
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Stop' }));
    await expect(context.canvas.queryByRole('dialog')).toBeNull();
    await expect(startButton(context)).toHaveFocus();
  },
};

/** Esc does the same. */
export const StoppedByEsc: Story = {
  play: async (context) => {
    await runFor(context, atPush(5));
    await context.userEvent.keyboard('{Escape}');
    await expect(context.canvas.queryByRole('dialog')).toBeNull();
    await expect(startButton(context)).toHaveFocus();
  },
};

/** A second tap by a shaking hand hits the screen, and has no effect. */
export const TappedTwice: Story = {
  play: async (context) => {
    await runFor(context, 100);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('switch', { name: 'Sound' }));
    await expect(canvas.getByRole('switch', { name: 'Sound' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(screenOf(context)).toBeVisible();
  },
};

/** The second button starts the other rhythm. */
export const OtherStart: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: /^30 and 2/ }));
    await expect(canvas.getByRole('radio', { name: '30 and 2 breaths' })).toBeChecked();
  },
};

/** Back from a call after three minutes: the beat goes on, and says how long it has been. */
export const BackFromCall: Story = {
  play: async (context) => {
    const hidden = spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await runFor(context, 100);
    document.dispatchEvent(new Event('visibilitychange'));
    await runUntil(185_000);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    const { canvas } = context;
    await expect(screenOf(context)).toBeVisible();
    await expect(screenOf(context)).toHaveAttribute('data-change', 'now');
    await expect(canvas.getByText(/^Since you began/)).toHaveTextContent('Since you began 3 min');
    await expect(canvas.getByRole('status')).toHaveTextContent('Change places now. Alone? Go on.');
  },
};

/** A change of rhythm starts at 1. */
export const OtherRhythm: Story = {
  args: beat.baby,
  play: async (context) => {
    await runFor(context, atPush(12));
    await expectNumber(context, '12');
    const { canvas, userEvent } = context;
    await expect(canvas.getByRole('radio', { name: '30 and 2 breaths' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Only push' }));
    await expectNumber(context, '1');
  },
};

/** The switches show their setting in words and expose their state. */
export const Switched: Story = {
  play: async (context) => {
    await runFor(context, atPush(5));
    const { canvas, userEvent } = context;
    const sound = canvas.getByRole('switch', { name: 'Sound' });
    await expect(sound).toHaveTextContent('on');
    await userEvent.click(sound);
    await expect(sound).not.toBeChecked();
  },
};

/** On paper a text gives the rate, as without JavaScript. */
export const OnPaper: Story = {
  globals: { media: 'print' },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await expect(canvas.getByText(args.labels.rateInWords)).toBeVisible();
  },
};

/** The last ten seconds before helpers change places. */
export const ChangeSoon: Story = {
  play: async (context) => {
    await runFor(context, 113_100);
    await expect(screenOf(context)).toHaveAttribute('data-change', 'soon');
    await expect(context.canvas.getByText('0:07')).toBeVisible();
  },
};

/** A device that cannot vibrate has no switch for it. */
export const WithoutVibration: Story = {
  beforeEach: withoutVibration,
  play: async (context) => {
    await runFor(context, atPush(3));
    await expect(context.canvas.queryByRole('switch', { name: 'Vibration' })).toBeNull();
    await expect(context.canvas.getByRole('switch', { name: 'Sound' })).toBeVisible();
  },
};

/** Under reduced motion only the number changes. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async (context) => {
    await runFor(context, atPush(5));
    await expectNumber(context, '5');
    await expect(screenOf(context).getAnimations({ subtree: true })).toEqual([]);
  },
};
