import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import states from './CprMetronome.stories';
import { atPush, expectNumber, runFor, screenOf, withoutVibration } from './cprMetronomeSteps';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The second button starts the other rhythm. */
export const OtherStart: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: /^30 and 2/ }));
    await expect(canvas.getByRole('radio', { name: '30 and 2 breaths' })).toBeChecked();
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
