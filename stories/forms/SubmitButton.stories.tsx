import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SubmitButton } from '../../src/forms/fields/SubmitButton';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: SubmitButton,
  // Button is pictured in the dark.
  parameters: { pictures: { dark: false } },
  args: { label: 'Submit', sendingLabel: 'Sending…', sending: false },
} satisfies Meta<typeof SubmitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ready to send. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Submit' })).not.toHaveAttribute('aria-disabled');
    await expect(canvas.getByRole('button')).toHaveAttribute('type', 'submit');
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Sending: says so, is announced as disabled, and can still have the focus. */
export const Sending: Story = {
  tags: ['played'],
  args: { sending: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Sending…' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toBeEnabled();
  },
};

/** Long words on the narrowest phone, with text at 200 %. */
export const LargeTextOnNarrowPhone: Story = {
  args: { label: 'Ask for emergency cover for our school' },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async () => {
    await expectToFitScreen();
  },
};

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
