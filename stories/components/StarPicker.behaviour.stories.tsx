import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import states from './StarPicker.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Selected with one press, and removed with another. */
export const PickedAndCleared: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '3 stars' }));
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'No rating' }));
    await expect(canvas.getByRole('radio', { name: 'No rating' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** Keyboard only: one tab stop, arrow keys choose. */
export const KeyboardOnly: Story = {
  args: { value: '2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '2 stars' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toHaveFocus();
  },
};

/** Keys select their star and the selected stars are filled, wherever the pointer is. */
export const KeysUnderRestingPointer: Story = {
  args: { value: '4' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvas.getByRole('radio', { name: '2 stars' }));
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toHaveFocus();
    const filled = () =>
      [...canvasElement.querySelectorAll('svg')].filter((star) => getComputedStyle(star).fill !== 'none');
    await expect(filled()).toHaveLength(4);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('5');
    await expect(canvas.getByRole('radio', { name: '5 stars' })).toBeChecked();
    await waitFor(() => expect(filled()).toHaveLength(5));
  },
};
