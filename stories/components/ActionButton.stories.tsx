import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ActionButton } from '../../src/components/ActionButton/ActionButton';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: ActionButton,
  args: { children: 'Send message', onClick: fn() },
} satisfies Meta<typeof ActionButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The one main action of a form. */
export const Primary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send message' })).toHaveFocus();
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** A second way, beside the main one. */
export const Quiet: Story = { args: { variant: 'quiet', children: 'Cancel' } };

/** Throws something away. */
export const Danger: Story = { args: { variant: 'danger', children: 'Throw it away' } };

/** Its action is under way: it says so, and keeps the focus. */
export const Busy: Story = {
  args: { busy: true, children: 'Sending …' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sending …' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    button.focus();
    await expect(button).toHaveFocus();
  },
};

/** Long words wrap inside the button on a narrow screen. */
export const LongWords: Story = {
  args: { children: 'Ask for emergency cover for our boarding school in Kakamega' },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expectToFitScreen();
  },
};

/** The same with text at twice its size. */
export const LargeTextOnNarrowPhone: Story = {
  args: { children: 'Ask for emergency cover for our boarding school in Kakamega' },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async () => {
    await expectToFitScreen();
  },
};

/** Cannot do anything before React: a press is held until then. */
export const NeedsReact: Story = {
  args: { needsReact: true, children: 'Write a Review' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('data-needs-react', 'click');
  },
};

/** Right to left. */
export const RightToLeft: Story = { args: { variant: 'quiet' }, globals: { direction: 'rtl' } };
