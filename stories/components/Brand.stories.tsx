import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Brand } from '../../src/components/Brand/Brand';
import { color } from '../../src/theme/tokens';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: Brand,
  args: { name: 'Haraka Paramedics', to: '/' },
  decorators: [
    (Story) => (
      <div data-surface="dark" style={{ padding: 16, backgroundColor: color.surfaceDark }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Brand>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The space that the header has for it on a narrow phone. */
const inNarrowHeader: Decorator = (Story) => (
  <div style={{ inlineSize: 188 }}>
    <Story />
  </div>
);

/** A white cross on a green shield in motion, and the name, as a link to the home page. Screen readers skip the mark. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Haraka Paramedics' });
    await expect(link).toHaveAttribute('href', '/');
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** A short name takes one line. */
export const ShortName: Story = {
  args: { name: 'Okoa' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Okoa' });
    await expect(link.querySelectorAll('span > span')).toHaveLength(1);
  },
};

/** "&" is treated like any other word. */
export const Ampersand: Story = {
  args: { name: 'Wanjala & Otieno Ambulances' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Wanjala & Otieno Ambulances' })).toBeVisible();
  },
};

/** The longest name that an owner may set wraps beside the mark, which keeps its size. */
export const LongNameOnNarrowPhone: Story = {
  args: { name: 'Haraka Paramedics and Ambulance Services' },
  globals: { viewport: { value: 'narrow' } },
  decorators: [inNarrowHeader],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().width).toBe(44);
    const link = canvas.getByRole('link', { name: 'Haraka Paramedics and Ambulance Services' });
    // The header's bar without its chequer.
    await expect(link.offsetHeight).toBeLessThanOrEqual(75);
    await expect(link.scrollWidth).toBeLessThanOrEqual(188);
  },
};

/** Forty letters without a space break and do not overflow. */
export const OneLongWordOnNarrowPhone: Story = {
  args: { name: 'Llanfairpwllgwyngyllgogerychwyrndrobwlll' },
  globals: { viewport: { value: 'narrow' } },
  decorators: [inNarrowHeader],
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: args.name });
    await expect(link.scrollWidth).toBeLessThanOrEqual(188);
    await expect(link.offsetHeight).toBeLessThanOrEqual(75);
  },
};

/** From right to left the mark is on the right, and its slant does not change. */
export const RightToLeft: Story = {
  args: { name: 'إسعاف هراكا' },
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const mark = canvasElement.querySelector('svg')?.getBoundingClientRect();
    const name = canvas.getByText('إسعاف').getBoundingClientRect();
    await expect(mark?.left).toBeGreaterThanOrEqual(name.right);
  },
};

/** The keyboard focus is a ring that is visible on the dark bar. */
export const Focused: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Haraka Paramedics' });
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).outlineWidth).toBe('3px');
    await expect(getComputedStyle(link).boxShadow).toMatch(/ 3px$/);
  },
};

/** Text at 200 % on a phone: the name wraps, nothing is cut off. */
export const LargeText: Story = {
  globals: { textSize: '200', viewport: { value: 'phone' } },
  play: expectToFitScreen,
};
