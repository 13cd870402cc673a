import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, waitFor, type MockInstance } from 'storybook/test';
import { WelcomePopup, type WelcomePopupProps } from '../../src/components/WelcomePopup/WelcomePopup';
import states from './WelcomePopup.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

let timers: MockInstance<typeof window.setTimeout> | undefined;

function TwoPages(args: WelcomePopupProps) {
  const [page, setPage] = useState(1);
  return (
    <main style={{ padding: 24 }}>
      <button type="button" style={{ minHeight: 44 }} onClick={() => setPage(page + 1)}>
        Next page
      </button>
      <WelcomePopup key={page} {...args} />
    </main>
  );
}

/** Closed by its button. */
export const Closed: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvasElement.querySelector('aside')).not.toBeVisible());
  },
};

/** Esc closes it while the focus is inside. */
export const ClosedByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Close' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvasElement.querySelector('aside')).not.toBeVisible());
  },
};

/** Closes after the agreed 6 seconds; here they pass at once. */
export const ClosesAfterSixSeconds: Story = {
  beforeEach: () => {
    spyOn(document, 'hidden', 'get').mockReturnValue(false);
    timers = spyOn(window, 'setTimeout');
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('complementary', { name: 'Welcome' })).toBeVisible();
    const life = timers?.mock.calls.filter(([, delay]) => delay === 6000) ?? [];
    await expect(life).toHaveLength(1);
    const [end] = life[0] ?? [];
    if (typeof end === 'function') end();
    await waitFor(() => expect(canvasElement.querySelector('aside')).not.toBeVisible());
  },
};

/** On a touch screen the time cannot be paused: it stays until the page is scrolled. */
export const TouchScreen: Story = {
  beforeEach: () => {
    spyOn(document, 'hidden', 'get').mockReturnValue(false);
    timers = spyOn(window, 'setTimeout');
    const real = window.matchMedia.bind(window);
    spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.defineProperty(real(query), 'matches', { value: query === '(hover:none)' }),
    );
  },
  render: (args) => (
    <div style={{ height: '300vh' }}>
      <WelcomePopup {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('complementary', { name: 'Welcome' })).toBeVisible();
    await expect(timers?.mock.calls.filter(([, delay]) => delay === 6000)).toEqual([]);
    window.scrollTo(0, 200);
    await waitFor(() => expect(canvasElement.querySelector('aside')).not.toBeVisible());
  },
};

/** Once per browser session: the next page does not show it again. */
export const OnceASession: Story = {
  render: (args) => <TwoPages {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('complementary', { name: 'Welcome' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvasElement.querySelector('aside')).not.toBeVisible();
  },
};

/** Reduced motion: it appears at once. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const popup = canvas.getByRole('complementary', { name: 'Welcome' });
    await expect(getComputedStyle(popup).transitionDuration).toBe('0.001s');
  },
};
