import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkipLink } from '../../src/components/SkipLink/SkipLink';

const meta = {
  component: SkipLink,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Skip to the content', targetId: 'content' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <nav aria-label="Main" style={{ padding: 24 }}>
          <a href="/services">Our Services</a>
        </nav>
        <main id="content" tabIndex={-1} style={{ padding: 24 }}>
          <Typography variant="h1">Someone is ill or hurt</Typography>
          <a href="tel:+254700000000">Call 0700 000 000</a>
        </main>
      </>
    ),
  ],
  beforeEach: () => {
    const address = location.href;
    return () => history.replaceState(history.state, '', address);
  },
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden until it has the keyboard focus. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to the content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  },
};

/** The first tab stop; visible with the focus. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to the content' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

/** Long words on a narrow phone, text at 200 %. */
export const LongTextOnNarrowPhone: Story = {
  args: { label: 'Skip the navigation and go to the content of this page' },
  globals: { textSize: '200', viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const box = canvas.getByRole('link', { name: /^Skip/ }).getBoundingClientRect();
    await expect(box.top).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth - 16);
  },
};

/** From right to left it is on the right. */
export const RightToLeft: Story = {
  parameters: { pictures: false },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const box = canvas.getByRole('link', { name: 'Skip to the content' }).getBoundingClientRect();
    await expect(box.right).toBe(document.documentElement.clientWidth - 16);
  },
};
