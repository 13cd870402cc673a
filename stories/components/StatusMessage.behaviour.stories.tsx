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

/** If it appears outside the viewport, it scrolls into view, because the form above it is now empty. */
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

/** No message yet: only the live region is rendered. */
export const Silent: Story = {
  args: { message: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
