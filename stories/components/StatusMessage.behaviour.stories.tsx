import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { StatusMessage } from '../../src/components/StatusMessage/StatusMessage';
import states from './StatusMessage.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Below the screen when it comes: it is brought into view, since the form above it is empty now. */
export const BelowTheScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  render: function Below({ message, ...args }) {
    const [sent, setSent] = useState(false);
    return (
      <>
        <Button onClick={() => setSent(true)}>Send message</Button>
        <div style={{ height: 900 }} />
        <StatusMessage {...args} message={sent ? message : undefined} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    await expect(status).toHaveTextContent(/^Message sent successfully!$/);
  },
};

/** Nothing to say yet: there is only the live region. */
export const Silent: Story = {
  args: { message: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
