import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect } from 'storybook/test';
import { SiteLink } from '../../src/components/SiteLink/SiteLink';
import { expectToFitScreen } from '../fixtures/layout';

/** Says which page the router shows. */
function Shown() {
  return <p role="status">{useLocation().pathname}</p>;
}

const meta = {
  component: SiteLink,
  args: { href: '/OurTeam', children: 'Our team' },
} satisfies Meta<typeof SiteLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A path of the site: an ordinary link, followed without loading the page anew. */
export const InsideTheSite: Story = {
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

/** A phone number. */
export const Phone: Story = {
  args: { href: 'tel:+254700000000', children: '0700 000 000' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'tel:+254700000000');
  },
};

/** A place further down the page. */
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

/** Where the keyboard is. */
export const Focused: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('link')).outlineStyle).toBe('solid');
  },
};

/** A long address as its own words breaks on a narrow phone, with text at 200 %. */
export const LongAddressOnNarrowPhone: Story = {
  args: {
    href: 'mailto:help-and-bookings-for-the-whole-country@haraka-paramedics.example.co.ke',
    children: 'help-and-bookings-for-the-whole-country@haraka-paramedics.example.co.ke',
  },
  globals: { textSize: '200', viewport: { value: 'narrow' } },
  play: async () => {
    await expectToFitScreen();
  },
};
