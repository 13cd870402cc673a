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

/** The office's number: an ordinary link, because it is no emergency. */
export const OfficeNumber: Story = {
  args: { label: 'Call the office: 0722 000 111', to: 'tel:+254722000111', office: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Call the office/ });
    await expect(link).toHaveAttribute('href', 'tel:+254722000111');
    await expect(link).not.toHaveClass('MuiButton-callLine');
  },
};
