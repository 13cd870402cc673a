import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from '../../src/components/VisuallyHidden/VisuallyHidden';

const meta = {
  component: VisuallyHidden,
  args: { children: ': Patient Transfer' },
  decorators: [
    (Story) => (
      <a href="/PatientTransfer" style={{ position: 'relative' }}>
        Read More
        <Story />
      </a>
    ),
  ],
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Takes no room, but belongs to the name of the link. */
export const InALink: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/^Read More\s?: Patient Transfer$/);
    const words = canvas.getByText(': Patient Transfer');
    await expect(words.offsetWidth).toBeLessThanOrEqual(1);
    await expect(words.offsetHeight).toBeLessThanOrEqual(1);
    await expect(getComputedStyle(words).clipPath).toBe('inset(50%)');
  },
};
