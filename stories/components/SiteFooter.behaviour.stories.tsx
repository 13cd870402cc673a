import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { creditPhone, footer } from '../fixtures/frame';
import states from './SiteFooter.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The phone number, the e-mail address and the developer's phone number are links. */
export const Contact: Story = {
  play: async ({ canvas }) => {
    for (const { label, to } of [footer.contact.phone, footer.contact.email, creditPhone]) {
      await expect(to).toMatch(/^(?:tel:\+254\d{9}|mailto:\S+@\S+)$/);
      await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', to);
    }
    await expect(canvas.getByText(footer.contact.address)).toBeVisible();
  },
};

/** Four pages in social networks, each in a new tab, without opener and referrer. */
export const SocialLinks: Story = {
  play: async ({ canvas }) => {
    const social = canvas.getAllByRole('link', { name: /opens in a new tab/ });
    await expect(social.map((link) => link.getAttribute('href'))).toEqual(footer.social.map(({ to }) => to));
    for (const link of social) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(link.offsetWidth).toBeGreaterThanOrEqual(44);
    }
    const others = canvas.getAllByRole('link').filter((link) => !social.includes(link));
    for (const link of others) await expect(link).not.toHaveAttribute('target');
  },
};

/** The toolbar's language shows the site's content in Kiswahili. */
export const InKiswahili: Story = {
  globals: { language: 'sw' },
  play: async ({ canvas }) => {
    await expect(document.documentElement.lang).toBe('sw');
    await expect(canvas.getAllByRole('link', { name: 'Sera ya Faragha' })[0]).toHaveAttribute(
      'href',
      '/sw/PrivacyPolicy',
    );
    await expect(canvas.queryByRole('link', { name: footer.legal.links[0]?.label ?? '' })).toBe(null);
  },
};
