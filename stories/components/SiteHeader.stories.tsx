import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SiteHeader } from '../../src/components/SiteHeader/SiteHeader';
import { header } from '../fixtures/frame';
import { expectToFitScreen } from '../fixtures/layout';
import { scrollPage } from '../fixtures/page';
import type { Canvas } from '../fixtures/canvas';

const meta = {
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: { ...header, current: '/' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main style={{ minHeight: 2400, padding: '112px 24px' }}>
          <h1>Somebody is ill or hurt</h1>
          <p>Care that comes to the patient, by day and night.</p>
        </main>
      </>
    ),
  ],
  beforeEach: () => () => scrollPage(0),
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const onPhone = { viewport: { value: 'phone' } };
/** The button of a menu; the number in the call link is no text of its own. */
const button = (canvas: Canvas, words: string) => canvas.getByText(words, { selector: 'summary, summary *' });
const link = (canvas: Canvas, words: string) => canvas.getByText(words, { selector: 'nav a' });
const bottom = (canvas: Canvas) => canvas.getByRole('banner').getBoundingClientRect().bottom;

/** All links in a row, the emergency number at the end; the shown page is marked. */
export const OnDesktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').offsetHeight).toBe(80);
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByText('Menu')).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call 0700 000 000' })).toHaveAttribute(
      'href',
      'tel:+254700000000',
    );
    await expect(link(canvas, 'Home')).toHaveAttribute('aria-current', 'page');
    await expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
    await expectToFitScreen();
  },
};

/** A page that stands in a dropdown is marked there. */
export const OnAPageOfADropdown: Story = {
  args: { current: '/OurTeam' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, 'About Us'));
    await expect(link(canvas, 'Our Team')).toBeVisible();
    await expect(link(canvas, 'Our Team')).toHaveAttribute('aria-current', 'page');
    await expect(link(canvas, 'Home')).not.toHaveAttribute('aria-current');
  },
};

/** Opening a dropdown closes the other one; pressing it again closes it. */
export const OneDropdownAtATime: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, 'About Us'));
    await expect(link(canvas, 'Testimonials')).toBeVisible();
    await userEvent.click(button(canvas, 'Our Services'));
    await expect(link(canvas, 'Sports Coverage')).toBeVisible();
    await waitFor(() => expect(link(canvas, 'Testimonials')).not.toBeVisible());
    await userEvent.click(button(canvas, 'Our Services'));
    await expect(link(canvas, 'Sports Coverage')).not.toBeVisible();
  },
};

/** All eight services in their dropdown, each with its page. */
export const ServicesOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, 'Our Services'));
    for (const { label, to } of header.items[3]?.links ?? []) {
      await expect(link(canvas, label)).toBeVisible();
      await expect(link(canvas, label)).toHaveAttribute('href', to);
    }
  },
};

/** Esc closes the dropdown and gives the focus back to its button. */
export const ClosedByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, 'Our Services'));
    link(canvas, 'Patient Transfer').focus();
    await userEvent.keyboard('{Escape}');
    await expect(link(canvas, 'Patient Transfer')).not.toBeVisible();
    await expect(button(canvas, 'Our Services')).toHaveFocus();
  },
};

/** A press beside the dropdown closes it. */
export const ClosedFromOutside: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, 'About Us'));
    await expect(link(canvas, 'Our Team')).toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Somebody is ill or hurt' }));
    await expect(link(canvas, 'Our Team')).not.toBeVisible();
  },
};

/** Choosing a link closes its dropdown. */
export const ClosedByChoosing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, 'About Us'));
    await userEvent.click(link(canvas, 'Our Team'));
    await expect(link(canvas, 'Our Team')).not.toBeVisible();
  },
};

/** Scrolling down takes the header away, scrolling up brings it back, and so does the keyboard. */
export const HidesOnTheWayDown: Story = {
  play: async ({ canvas }) => {
    await scrollPage(900);
    await waitFor(() => expect(bottom(canvas)).toBeLessThanOrEqual(0));
    await scrollPage(820);
    await waitFor(() => expect(bottom(canvas)).toBe(80));
    await scrollPage(1200);
    await waitFor(() => expect(bottom(canvas)).toBeLessThanOrEqual(0));
    link(canvas, 'Gallery').focus({ preventScroll: true });
    await waitFor(() => expect(bottom(canvas)).toBe(80));
  },
};

/** With an open dropdown the header stays. */
export const StaysWhileOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, 'About Us'));
    await scrollPage(900);
    await expect(canvas.getByRole('banner')).not.toHaveAttribute('data-hidden');
    await expect(link(canvas, 'Our Team')).toBeVisible();
  },
};

/** On a phone: mark, call sign and menu button. */
export const OnPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Call 0700 000 000' })).toBeVisible();
    await expect(button(canvas, 'Menu')).toBeVisible();
    await expectToFitScreen();
  },
};

/** The phone's menu opens below the header; a dropdown opens inside it, and choosing a link closes both. */
export const MenuOnPhone: Story = {
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, 'Menu'));
    const menu = canvas.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeVisible();
    await expect(menu.getBoundingClientRect().top).toBe(80);
    await userEvent.click(button(canvas, 'About Us'));
    await expect(menu).toBeVisible();
    await userEvent.click(link(canvas, 'Testimonials'));
    await waitFor(() => expect(menu).not.toBeVisible());
    await userEvent.click(button(canvas, 'Menu'));
    await expect(link(canvas, 'Testimonials')).not.toBeVisible();
  },
};

/** With everything open the phone's menu scrolls, and its last link can be reached. */
export const ServicesOnPhone: Story = {
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, 'Menu'));
    await userEvent.click(button(canvas, 'Our Services'));
    const last = link(canvas, 'FAQ');
    last.scrollIntoView({ block: 'nearest' });
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(canvas.getByRole('navigation').getBoundingClientRect().bottom).toBeLessThanOrEqual(
      window.innerHeight,
    );
    await expectToFitScreen();
  },
};

/** Esc closes the inner dropdown first, then the menu. */
export const EscapeOnPhone: Story = {
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, 'Menu'));
    await userEvent.click(button(canvas, 'Our Services'));
    link(canvas, 'Sports Coverage').focus();
    await userEvent.keyboard('{Escape}');
    await expect(button(canvas, 'Our Services')).toHaveFocus();
    await expect(canvas.getByRole('navigation')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(button(canvas, 'Menu').closest('summary')).toHaveFocus();
  },
};

const long = {
  brand: 'Haraka Paramedics and Ambulance Services',
  phone: { display: '+254 700 000 000', href: 'tel:+254700000000' },
};

/** The longest name that an owner may set, and a long number: nothing leaves the bar. */
export const LongName: Story = {
  args: long,
  play: async ({ canvas }) => {
    await expectToFitScreen();
    await expect(canvas.getByRole('banner').scrollHeight).toBeLessThanOrEqual(80);
  },
};

/** They fit a narrow phone as well. */
export const LongNameOnNarrowPhone: Story = {
  args: long,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    await expect(canvas.getByRole('banner').scrollHeight).toBeLessThanOrEqual(80);
  },
};

/** From right to left the mark stands on the right and dropdowns open to the left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, 'Our Services'));
    await expect(link(canvas, 'School Emergency Cover')).toBeVisible();
    await expectToFitScreen();
  },
};

/** Text at 200 % on a phone. */
export const LargeTextOnPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('banner');
    await expect(bar.scrollHeight).toBeLessThanOrEqual(bar.offsetHeight);
    await userEvent.click(button(canvas, 'Menu'));
    await expectToFitScreen();
  },
};
