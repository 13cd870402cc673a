import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '../../src/components/LinkButton/LinkButton';

const meta = {
  component: LinkButton,
  args: { label: 'Get a quote', to: '/ContactUs', variant: 'quiet' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A link to a page. */
export const Default: Story = {
  parameters: { pictures: { hover: 'role=link' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get a quote' })).toHaveAttribute('href', '/ContactUs');
  },
};
