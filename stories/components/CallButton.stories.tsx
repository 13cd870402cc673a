import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CallButton } from '../../src/components/CallButton/CallButton';
import { color } from '../../src/theme/tokens';
import { expectToFitScreen } from '../fixtures/layout';

const onDark: Decorator = (Story) => (
  <div data-surface="dark" style={{ padding: 24, backgroundColor: color.surfaceDark }}>
    <Story />
  </div>
);

const meta = {
  component: CallButton,
  args: { href: 'tel:+254700000000', children: 'Call 0700 000 000' },
} satisfies Meta<typeof CallButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Red words in a red outline, for the emergency number only. */
export const Default: Story = {
  parameters: { pictures: { hover: 'role=link', pressed: 'role=link' } },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Call 0700 000 000' });
    await expect(link).toHaveAttribute('href', 'tel:+254700000000');
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Filled, as the only red area of a screen. On a dark surface a white edge separates red from green. */
export const OnDark: Story = {
  args: { filled: true },
  decorators: [onDark],
  play: async ({ canvas }) => {
    const { borderTopColor, color: words } = getComputedStyle(canvas.getByRole('link'));
    await expect(borderTopColor).toBe(words);
  },
};

/** Text at 200 % on the narrowest phone; the icon grows with it. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().width).toBe(44);
    await expectToFitScreen();
  },
};

/** From right to left the icon is on the right. */
export const RightToLeft: Story = {
  parameters: { pictures: false },
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const sign = canvasElement.querySelector('svg')?.getBoundingClientRect();
    const { left, width } = canvas.getByRole('link').getBoundingClientRect();
    await expect(sign?.left).toBeGreaterThan(left + width / 2);
  },
};
