import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { WelcomePopup, type WelcomePopupProps } from '../../src/components/WelcomePopup/WelcomePopup';
import states from './WelcomePopup.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

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
