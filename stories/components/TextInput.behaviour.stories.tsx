import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import states from './TextInput.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each typed letter is reported to the parent. */
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.type(canvas.getByRole('textbox'), 'Achieng');
    await expect(canvas.getByRole('textbox')).toHaveValue('Achieng');
    await expect(args.onChange).toHaveBeenCalledTimes(7);
  },
};

/** A phone number brings up the number pad. */
export const Phone: Story = {
  args: { type: 'tel', autoComplete: 'tel' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('inputmode', 'tel');
  },
};
