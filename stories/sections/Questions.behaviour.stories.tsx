import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import states from './Questions.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opening a question closes the open one. */
export const OneAtATime: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Should I drive the patient myself?'));
    await expect(canvas.getByText(/^Call first\./)).toBeVisible();
    await userEvent.click(canvas.getByText('Who pays for an emergency call?'));
    await waitFor(() => expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(1));
    await expect(canvas.getByText(/^We tell the family what the journey costs\./)).toBeVisible();
    await expect(canvas.getByText(/^Call first\./)).not.toBeVisible();
  },
};
