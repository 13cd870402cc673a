import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect } from 'storybook/test';
import states from './SiteLink.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the current path of the router. */
function Shown() {
  return <p role="status">{useLocation().pathname}</p>;
}

/** A path of the site is followed without loading the page again. */
export const Followed: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <Shown />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const before = location.href;
    const link = canvas.getByRole('link', { name: 'Our team' });
    await expect(link).toHaveAttribute('href', '/OurTeam');
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
    await userEvent.click(link);
    await expect(canvas.getByRole('status')).toHaveTextContent('/OurTeam');
    await expect(location.href).toBe(before);
  },
};
