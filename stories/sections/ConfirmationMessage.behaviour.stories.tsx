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

/** The draft of the confirmed form is deleted; another form's draft is not. */
export const ForgetsItsDraft: Story = {
  args: { draft: 'contact' },
  play: async () => {
    await waitFor(() => expect(sessionStorage.getItem('draft:contact')).toBeNull());
    await expect(sessionStorage.getItem('draft:review')).toBe(draft);
  },
};
