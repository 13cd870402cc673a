import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import states from './LinkButton.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A phone number is shown as the red call button, with any variant. */
export const PhoneNumber: Story = {
  args: { label: 'Call 0700 000 000', to: 'tel:+254700000000', variant: 'primary' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'tel:+254700000000');
    await expect(canvasElement.querySelector('svg')).toBeInTheDocument();
  },
};
