import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ChoiceGroup } from '../../src/components/ChoiceGroup/ChoiceGroup';
import states, { Several as SeveralState } from './ChoiceGroup.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof ChoiceGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keyboard only: arrow keys for radio buttons, the space bar for checkboxes. */
export const KeyboardOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked();
  },
};

/** A second press unchecks a checkbox, anywhere in its frame. */
export const PressedTwice: Story = {
  ...SeveralState,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Fireworks or fire' });
    await userEvent.click(canvas.getByText('Fireworks or fire'));
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
  },
};

/** Answers that no draft may save are marked. */
export const Unkept: Story = {
  args: { unkept: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio'))
      await expect(radio.closest('[data-unkept]')).not.toBeNull();
  },
};
