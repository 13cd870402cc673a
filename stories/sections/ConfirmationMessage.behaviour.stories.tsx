import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import states from './ConfirmationMessage.stories';
import { draft } from './confirmationMessageSteps';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The draft of the form that has arrived is forgotten; another form's is not. */
export const ForgetsItsDraft: Story = {
  args: { draft: 'contact' },
  play: async () => {
    await waitFor(() => expect(sessionStorage.getItem('draft:contact')).toBeNull());
    await expect(sessionStorage.getItem('draft:review')).toBe(draft);
  },
};
