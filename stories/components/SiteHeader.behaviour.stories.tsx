import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { scrollPage } from '../fixtures/page';
import states from './SiteHeader.stories';
import { bottom, onPhone } from './siteHeaderSteps';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Several other languages are codes in one row, so that the bar keeps its height on a phone; each is read by its name. */
export const SeveralLanguages: Story = {
  globals: onPhone,
  args: {
    languages: [
      { label: 'Kiswahili', to: '/sw/FAQ', lang: 'sw' },
      { label: 'Français', to: '/fr/FAQ', lang: 'fr' },
    ],
  },
  play: async ({ canvas }) => {
    const links = ['Kiswahili', 'Français'].map((name) => canvas.getAllByRole('link', { name })[0]);
    const [first, second] = links.map((one) => one?.getBoundingClientRect());
    await expect(first?.top).toBe(second?.top);
    await expect(bottom(canvas)).toBe(80);
  },
};

/** Reduced motion: it hides and appears at once, without sliding. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('banner')).transitionDuration).toBe('0.001s');
    await scrollPage(500);
    await waitFor(() => expect(bottom(canvas)).toBeLessThanOrEqual(0));
    await scrollPage(420);
    await waitFor(() => expect(bottom(canvas)).toBe(80));
  },
};
