import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { WelcomePopup } from '../../src/components/WelcomePopup/WelcomePopup';

const meta = {
  component: WelcomePopup,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Welcome',
    title: 'Karibu',
    text: 'If somebody is hurt or very ill, do not read on: call.',
    call: { label: 'Call +254 700 000 000', to: 'tel:+254700000000' },
    closeLabel: 'Close',
    lifeMs: 0,
    onClose: fn(),
  },
  decorators: [
    // A popup is fixed to the screen: the frame gives it room on the documentation page.
    (Story) => (
      <main style={{ minHeight: 320, transform: 'translateZ(0)' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof WelcomePopup>;
export default meta;
type Story = StoryObj<typeof meta>;

const quick = 400;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** In the lower corner; takes no focus and offers the emergency number. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('complementary', { name: 'Welcome' })).toBeVisible());
    await expect(document.body).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Call +254 700 000 000' })).toHaveAttribute(
      'href',
      'tel:+254700000000',
    );
  },
};

/** Above the bar with the call button on a phone. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const popup = canvas.getByRole('complementary', { name: 'Welcome' });
    const frame = canvas.getByRole('main').getBoundingClientRect();
    await expect(frame.bottom - popup.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(60);
  },
};

/** Closed by its button. */
export const Closed: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvasElement.querySelector('aside')).not.toBeVisible());
  },
};

/** Esc closes it while the focus is inside. */
export const ClosedByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('button', { name: 'Close' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Closes itself when its time is over. */
export const ClosesItself: Story = {
  args: { lifeMs: quick },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce(), { timeout: 2000 });
    await waitFor(() => expect(canvasElement.querySelector('aside')).not.toBeVisible());
  },
};

/** Its time stands still while a pointer is over it, and goes on afterwards. */
export const RestsUnderPointer: Story = {
  args: { lifeMs: quick },
  play: async ({ canvas, userEvent, args }) => {
    const popup = canvas.getByRole('complementary', { name: 'Welcome' });
    await userEvent.hover(popup);
    await wait(quick * 2);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.unhover(popup);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce(), { timeout: 2000 });
  },
};

/** Its time stands still while it holds the focus. */
export const RestsWithFocus: Story = {
  args: { lifeMs: quick },
  play: async ({ canvasElement, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvasElement.querySelector('aside')).toContainElement(
      document.activeElement as HTMLElement,
    );
    await wait(quick * 2);
    await expect(args.onClose).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce(), { timeout: 2000 });
  },
};

/** Not shown a second time in a browser session. */
export const SeenBefore: Story = {
  beforeEach: () => {
    sessionStorage.setItem('welcome-seen', '1');
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('aside')).not.toBeVisible();
  },
};

/** Without motion it is there at once. */
export const ReducedMotion: Story = { globals: { motion: 'reduced' } };

/** Long words. */
export const LongText: Story = {
  args: {
    title: 'Karibu: paramedics, ambulances and evacuation across Kenya',
    text: 'If somebody is hurt or very ill, do not read on: call, say where you are and what you see, and stay on the line until the crew is there.',
  },
  globals: { viewport: { value: 'narrow' } },
};

/** From right to left it stands in the other corner. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
