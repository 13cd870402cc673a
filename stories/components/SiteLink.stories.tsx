import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SiteLink } from '../../src/components/SiteLink/SiteLink';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: SiteLink,
  args: { href: '/OurTeam', children: 'Our team' },
} satisfies Meta<typeof SiteLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A path of the site: an ordinary link. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Our team' });
    await expect(link).toHaveAttribute('href', '/OurTeam');
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
};

/** A phone number. */
export const Phone: Story = {
  args: { href: 'tel:+254700000000', children: '0700 000 000' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'tel:+254700000000');
  },
};

/** A section further down the page. */
export const OnThisPage: Story = {
  args: { href: '#services', children: 'Our Services' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#services');
  },
};

/** Another site, in a new tab. */
export const AnotherSite: Story = {
  args: {
    href: 'https://wa.me/254700000000',
    target: '_blank',
    rel: 'noopener noreferrer',
    children: 'WhatsApp (opens in a new tab)',
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'WhatsApp (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', 'https://wa.me/254700000000');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** Keyboard focus. */
export const Focused: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('link')).outlineStyle).toBe('solid');
  },
};

/** A long address as link text breaks on a narrow phone, with text at 200 %. */
export const LongTextOnNarrowPhone: Story = {
  args: {
    href: 'mailto:help-and-bookings-for-the-whole-country@haraka-paramedics.example.co.ke',
    children: 'help-and-bookings-for-the-whole-country@haraka-paramedics.example.co.ke',
  },
  globals: { textSize: '200', viewport: { value: 'narrow' } },
  play: async () => {
    await expectToFitScreen();
  },
};
