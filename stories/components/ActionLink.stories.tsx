import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ActionLink } from '../../src/components/ActionLink/ActionLink';
import { color } from '../../src/theme/tokens';
import { expectToFitScreen } from '../fixtures/layout';

const onDark: Decorator = (Story) => (
  <div data-surface="dark" style={{ padding: 24, backgroundColor: color.surfaceDark }}>
    <Story />
  </div>
);

const meta = {
  component: ActionLink,
  args: { to: '/services', children: 'Our Services' },
} satisfies Meta<typeof ActionLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The one main action of a screen. */
export const Primary: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Our Services' });
    await expect(link).toHaveAttribute('href', '/services');
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    // The edge cannot be seen, except in forced colours, where it is all that makes a button of it.
    await expect(getComputedStyle(link).borderTopStyle).toBe('solid');
  },
};

/** Beside the main action. */
export const Quiet: Story = { args: { variant: 'quiet', to: '/ContactUs', children: 'Contact Us' } };

/** Red, for the emergency number only. */
export const Call: Story = {
  args: { variant: 'call', to: 'tel:+254700000000', children: 'Call 0700 000 000' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Call 0700 000 000' })).toHaveAttribute(
      'href',
      'tel:+254700000000',
    );
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** The main action on a dark surface. */
export const PrimaryOnDark: Story = { decorators: [onDark] };

/** Beside the main action, on a dark surface. */
export const QuietOnDark: Story = { ...Quiet, decorators: [onDark] };

/** The emergency number on a dark surface: a white edge parts red from green. */
export const CallOnDark: Story = {
  args: Call.args ?? {},
  decorators: [onDark],
  play: async ({ canvas }) => {
    const { borderTopColor, color: words } = getComputedStyle(canvas.getByRole('link'));
    await expect(borderTopColor).toBe(words);
  },
};

/** Where the keyboard is. */
export const Focused: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Our Services' });
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).outlineStyle).toBe('solid');
  },
};

/** Long words wrap and stay in the middle. */
export const LongTextOnNarrowPhone: Story = {
  args: { to: '/ContactUs', children: 'Ask for paramedics at your tournament, race or school games' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveStyle({ textAlign: 'center' });
    await expectToFitScreen();
  },
};

/** Text at 200 % on the narrowest phone; the sign grows with it. */
export const LargeTextOnNarrowPhone: Story = {
  args: Call.args ?? {},
  globals: { textSize: '200', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().width).toBe(44);
    await expectToFitScreen();
  },
};

/** From right to left the sign stands on the right. */
export const RightToLeft: Story = {
  args: Call.args ?? {},
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const sign = canvasElement.querySelector('svg')?.getBoundingClientRect();
    const { left, width } = canvas.getByRole('link').getBoundingClientRect();
    await expect(sign?.left).toBeGreaterThan(left + width / 2);
  },
};
