import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SiteFooter } from '../../src/components/SiteFooter/SiteFooter';
import { FooterForm } from '../fixtures/FooterForm';
import { creditPhone, footer, footerForm } from '../fixtures/frame';
import { expectToFitScreen, inFirstRow } from '../fixtures/layout';

const meta = {
  component: SiteFooter,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '240px' } } },
  args: { ...footer, children: <FooterForm /> },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four columns; every link leads to its page and is a large enough target; the current year is before the owner. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const links = footer.groups.flatMap((group) => group.links).concat(footer.legal.links);
    for (const { label, to } of links) {
      for (const link of canvas.getAllByRole('link', { name: label }))
        await expect(link).toHaveAttribute('href', to);
    }
    for (const link of canvas.getAllByRole('link'))
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(24);
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual(
      footer.groups.map(({ title }) => title),
    );
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('© 2026 Haraka Paramedics');
    await expect(canvas.getByRole('textbox', { name: footerForm.labels.email })).toBeVisible();
  },
};

/** A service without pages in social networks, and no credit of who built the site. */
export const WithoutSocialPagesAndCredit: Story = {
  args: { social: [], legal: { owner: footer.legal.owner, links: footer.legal.links } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /opens in a new tab/ })).toBeNull();
    await expect(canvas.queryByText(/^Site by/)).toBeNull();
  },
};

/** Two columns on a tablet. */
export const OnTablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** On a phone the two lists of links stand side by side; below the last line there is space for the action bar. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const end = canvas.getByRole('contentinfo').getBoundingClientRect().bottom;
    const last = canvas.getByRole('link', { name: creditPhone.label }).getBoundingClientRect().bottom;
    await expect(end - last).toBeGreaterThanOrEqual(60);
    await expect(inFirstRow(canvas.getAllByRole('heading', { level: 2 }))).toBe(footer.groups.length);
    await expectToFitScreen();
  },
};

/** Long names and addresses wrap. */
export const LongTextOnNarrowPhone: Story = {
  args: {
    brand: 'Haraka Paramedics and Ambulance Services',
    contact: {
      ...footer.contact,
      email: {
        label: 'help-and-bookings-for-the-whole-country@haraka-paramedics.example.co.ke',
        to: 'mailto:help-and-bookings-for-the-whole-country@haraka-paramedics.example.co.ke',
      },
      address: 'Third floor, Haraka House, Mombasa Road service lane, Syokimau, Machakos County, Kenya',
    },
    legal: { ...footer.legal, owner: 'Haraka Paramedics and Ambulance Services' },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expectToFitScreen();
  },
};

/** From right to left; phone numbers keep their order. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    for (const { label } of [footer.contact.phone, creditPhone])
      await expect(getComputedStyle(canvas.getByRole('link', { name: label })).direction).toBe('ltr');
    await expectToFitScreen();
  },
};

/** Text at 200 % on a phone. */
export const LargeText: Story = {
  globals: { textSize: '200', viewport: { value: 'phone' } },
  play: async () => {
    await expectToFitScreen();
  },
};
