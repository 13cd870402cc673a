import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContactActions } from '../../src/components/ContactActions/ContactActions';
import { CprMetronome } from '../../src/components/CprMetronome/CprMetronome';
import { beat } from '../../src/content/pages/firstAid/beat';
import { beforeReact, serverRendered } from '../fixtures/beforeReact';
import { actions } from '../fixtures/frame';
import { expectToFitScreen } from '../fixtures/layout';
import { atPush, beginStory, expectNumber, runFor, screenOf, startButton } from './cprMetronomeSteps';

const meta = {
  component: CprMetronome,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '740px' } } },
  args: beat.adult,
  beforeEach: beginStory,
} satisfies Meta<typeof CprMetronome>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Not started: a button for each rhythm, the one to begin with is filled. */
export const Default: Story = {
  parameters: { pictures: { dark: false } },
  play: async (context) => {
    await expect(startButton(context).offsetHeight).toBeGreaterThanOrEqual(60);
    const [first, other] = context.canvas.getAllByRole('button');
    await expect(first).toHaveAccessibleName('Start the beat only push');
    await expect(other).toHaveAccessibleName('30 and 2 with breaths');
    await expect(context.canvas.getByText(beat.adult.labels.rateInWords)).not.toBeVisible();
    await expect(context.canvas.queryByRole('dialog')).toBeNull();
  },
};

/** For a child and a baby the beat begins with 30 pushes and 2 breaths. */
export const ForChild: Story = {
  args: beat.child,
  parameters: { pictures: { dark: false } },
  play: async ({ canvas }) => {
    const [first, other] = canvas.getAllByRole('button');
    await expect(first).toHaveAccessibleName('Start the beat 30 and 2 breaths');
    await expect(other).toHaveAccessibleName('Only push without breaths');
  },
};

/** Without JavaScript a text gives the rate; nothing moves when the button replaces it. */
export const WithoutJavaScript: Story = {
  ...beforeReact,
  play: async ({ args, canvas, canvasElement }) => {
    serverRendered(canvasElement, <CprMetronome {...args} />);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(args.labels.rateInWords).offsetHeight).toBe(72);
  },
};

/** Running: the number of the push is large, the ring fills, and Stop is in the upper corner. */
export const Running: Story = {
  parameters: { pictures: { forcedColors: true } },
  play: async (context) => {
    await runFor(context, atPush(17));
    const { canvas } = context;
    await expectNumber(context, '17');
    const screen = screenOf(context);
    await expect(screen.querySelector('[data-part=ring]')).toHaveAttribute('stroke-dasharray', '17 30');
    await expect(canvas.getByRole('heading', { name: 'Push' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stop' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Stop' }).offsetHeight).toBeGreaterThanOrEqual(52);
    await expect(canvas.getByRole('radio', { name: 'Only push' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Sound' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Vibration' })).not.toBeChecked();
    await expect(canvas.getByText('The screen stays on.')).toBeVisible();
  },
};

/** On a phone, above the bar: everything is on the screen, and the call button stays reachable. */
export const RunningOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ContactActions {...actions} />
      </>
    ),
  ],
  play: async (context) => {
    await runFor(context, atPush(17));
    await expectNumber(context, '17');
    const { canvas } = context;
    const note = canvas.getByText('The screen stays on.').getBoundingClientRect();
    const call = canvas.getByRole('link', { name: 'Call' });
    await expect(note.bottom).toBeLessThanOrEqual(call.getBoundingClientRect().top);
    await expect(call.closest('[inert]')).toBeNull();
    const others = canvas.getAllByRole('link').filter((link) => link !== call);
    for (const other of others) await expect(other.closest('[inert]')).not.toBeNull();
    await expect(screenOf(context).scrollHeight).toBeLessThanOrEqual(innerHeight);
    await expectToFitScreen();
  },
};

/** On a small phone, above the bar: it takes the header's place, and everything is on the screen. */
export const RunningOnSmallPhone: Story = {
  ...RunningOnPhone,
  globals: { viewport: { value: 'small' } },
  play: async (context) => RunningOnPhone.play?.(context),
};

/** After 30 pushes: two breaths, with a long enough pause. */
export const TwoBreaths: Story = {
  args: beat.child,
  play: async (context) => {
    await runFor(context, atPush(31) + 1000);
    await expectNumber(context, '2');
    const { canvas } = context;
    await expect(canvas.getByRole('heading', { name: '2 breaths' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 breaths');
    await expect(canvas.getByText('Blow 1 second each.')).toBeVisible();
    await expect(canvas.getByText('Let the chest come up.')).not.toBeVisible();
  },
};

/** The two minutes are over; this is also announced. */
export const ChangePlaces: Story = {
  play: async (context) => {
    await runFor(context, 120_100);
    await expect(screenOf(context)).toHaveAttribute('data-change', 'now');
    await expect(context.canvas.getByRole('status')).toHaveTextContent('Change places now. If alone, go on.');
  },
};

/** Text at 200 % on the narrowest phone: it scrolls, and Stop stays at the top. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async (context) => {
    await runFor(context, atPush(17));
    await expectNumber(context, '17');
    const screen = screenOf(context);
    await expect(screen.scrollWidth).toBeLessThanOrEqual(screen.clientWidth);
    await expectToFitScreen();
  },
};

/** From right to left: Stop is on the left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async (context) => {
    await runFor(context, atPush(17));
    await expectNumber(context, '17');
    const stop = context.canvas.getByRole('button', { name: 'Stop' }).getBoundingClientRect();
    await expect(stop.left).toBeLessThan(innerWidth / 2);
  },
};
