import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LanguageLinks } from '../../src/components/LanguageLinks/LanguageLinks';

const meta = {
  component: LanguageLinks,
  args: { links: [{ label: 'Kiswahili', to: '/sw/FAQ', lang: 'sw' }] },
} satisfies Meta<typeof LanguageLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A link to the page in the other language, named in that language. */
export const Default: Story = {
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Kiswahili' });
    await expect(link).toHaveAttribute('href', '/sw/FAQ');
    await expect(link).toHaveAttribute('lang', 'sw');
    await expect(link).toHaveAttribute('hreflang', 'sw');
  },
};

/** A page without another language renders nothing. */
export const None: Story = {
  args: { links: [] },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};
