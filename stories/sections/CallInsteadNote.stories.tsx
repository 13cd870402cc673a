import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contact } from '../../src/content/pages/contact';
import { CallInsteadNote } from '../../src/sections/CallInsteadNote/CallInsteadNote';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: CallInsteadNote,
  parameters: { pictures: { dark: false } },
  args: contact.urgent,
} satisfies Meta<typeof CallInsteadNote>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tells visitors to call, with a call button. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Is someone hurt or very ill now?' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call 0700 000 000' })).toHaveAttribute(
      'href',
      'tel:+254700000000',
    );
    await expect(canvas.getByRole('link').offsetHeight).toBeGreaterThanOrEqual(44);
    const note = canvas.getByRole('heading').closest('.MuiCard-root');
    await expect(note && getComputedStyle(note).borderTopWidth).toBe('2px');
  },
};

/** Long words at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  args: {
    text: 'Do not write. Call us: the phone is answered day and night, and the dispatcher stays on the line with you until the crew is there.',
    call: { label: 'Call +254 700 000 000 now', to: 'tel:+254700000000' },
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
