import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { SiteHeader } from '../../src/components/SiteHeader/SiteHeader';
import { header, linksOfDropdown } from '../fixtures/frame';
import { expectToFitScreen } from '../fixtures/layout';
import { scrollPage } from '../fixtures/page';
import type { Canvas } from '../fixtures/canvas';
import { bottom, button, link, onPhone } from './siteHeaderSteps';

const meta = {
  component: SiteHeader,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  args: { ...header, current: '/' },
  decorators: [
    (Story, { parameters }) => (
      <>
        <Story />
        <main style={{ minHeight: 1600, padding: '112px 24px' }}>
          <Typography variant="h1">Someone is ill or hurt</Typography>
          <p>Care that comes to the patient, by day and night.</p>
          {parameters['screenOnly'] === true && (
            <div style={{ paddingBlockStart: 480 }}>
              <Typography variant="h2">What to do until the ambulance comes</Typography>
            </div>
          )}
        </main>
      </>
    ),
  ],
  beforeEach: () => () => scrollPage(0),
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The content of the bar is inside it, and inside the screen. */
async function expectInsideBar(canvas: Canvas): Promise<void> {
  const bar = canvas.getByRole('banner');
  const parts = [...bar.querySelectorAll('div > a, div > details, nav > ul > li')];
  const shown = parts.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0);
  await expect(Math.min(...shown.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
  await expect(Math.max(...shown.map(({ right }) => right))).toBeLessThanOrEqual(window.innerWidth);
  await expect(bar.scrollHeight).toBeLessThanOrEqual(bar.offsetHeight);
}

/** All links in a row, the emergency number at the end; the current page is marked. */
export const Default: Story = {
  parameters: { pictures: { hover: 'role=navigation >> role=link' } },
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
    await expect(getComputedStyle(link(canvas, 'Home')).textDecorationLine).toBe('underline');
    for (const target of [
      ...header.items.map(({ label }) => within(canvas.getByRole('navigation')).getByText(label)),
      button(canvas, 'About Us'),
    ])
      await expect(target.offsetHeight).toBeGreaterThanOrEqual(44);
    await expectInsideBar(canvas);
  },
};

/** A current page in a dropdown is marked there. */
export const OnAPageOfADropdown: Story = {
  parameters: { pictures: { forcedColors: true } },
  args: { current: '/OurTeam' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, 'About Us'));
    await expect(link(canvas, 'Our Team')).toBeVisible();
    await expect(link(canvas, 'Our Team')).toHaveAttribute('aria-current', 'page');
    await expect(link(canvas, 'Home')).not.toHaveAttribute('aria-current');
    await expect(button(canvas, 'About Us')).toHaveAttribute('aria-current', 'true');
    await expect(button(canvas, 'Our Services')).not.toHaveAttribute('aria-current');
    await expect(getComputedStyle(button(canvas, 'About Us')).textDecorationLine).toBe('underline');
    await expect(getComputedStyle(button(canvas, 'Our Services')).textDecorationLine).toBe('none');
  },
};

/** All eight services in their dropdown, each with its page; it begins at the lower edge of the header. */
export const ServicesOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, 'Our Services'));
    await expect(linksOfDropdown('Our Services')).toHaveLength(13);
    for (const { label, to } of linksOfDropdown('Our Services')) {
      await expect(link(canvas, label)).toBeVisible();
      await expect(link(canvas, label)).toHaveAttribute('href', to);
    }
    const list = link(canvas, 'School Emergency Cover').closest('ul');
    await expect(list?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom(canvas));
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
};

/** Hidden after scrolling down. */
export const Hidden: Story = {
  parameters: { screenOnly: true },
  play: async ({ canvas }) => {
    await scrollPage(500);
    await waitFor(() => expect(bottom(canvas)).toBeLessThanOrEqual(0));
  },
};

/** On a phone: mark, first aid and menu button. The action bar at the bottom has the call button. */
export const OnPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^Call/ })).toBeNull();
    const quick = canvas.getByRole('link', { name: 'First aid' });
    await expect(quick).toHaveAttribute('href', '/FirstAid');
    for (const target of [quick, button(canvas, 'Menu').closest('summary')])
      await expect(Math.min(target?.offsetWidth ?? 0, target?.offsetHeight ?? 0)).toBeGreaterThanOrEqual(44);
    await expectInsideBar(canvas);
  },
};

/** The phone's menu opens below the header. */
export const MenuOnPhone: Story = {
  parameters: { pictures: { hover: 'role=navigation >> role=link' } },
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, 'Menu'));
    const menu = canvas.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeVisible();
    await expect(menu.getBoundingClientRect().top).toBe(80);
  },
};

/** The phone's menu scrolls below the header: every link can take the focus, and is then visible. */
export const ServicesOnPhone: Story = {
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, 'Menu'));
    for (const group of ['About Us', 'Our Services']) {
      await userEvent.click(button(canvas, group));
      const simple = header.items.filter((item) => 'to' in item);
      for (const { label } of [...simple, ...linksOfDropdown(group)]) {
        link(canvas, label).focus();
        await expect(link(canvas, label)).toHaveFocus();
        const { top, bottom: end } = link(canvas, label).getBoundingClientRect();
        await expect(top).toBeGreaterThanOrEqual(80);
        await expect(end).toBeLessThanOrEqual(window.innerHeight);
      }
    }
    await expectToFitScreen();
  },
};

const long = {
  brand: 'Haraka Paramedics and Ambulance Services',
  phone: { display: '+254 700 000 000', href: 'tel:+254700000000' },
};

/** The longest name that an owner may set, and a long number: nothing overflows the bar. */
export const LongText: Story = {
  args: long,
  play: async ({ canvas }) => {
    await expectInsideBar(canvas);
    const number = canvas.getByText(long.phone.display).getBoundingClientRect();
    const call = canvas.getByRole('link', { name: /^Call/ }).getBoundingClientRect();
    await expect(call.right - number.right).toBeGreaterThanOrEqual(8);
  },
};

/** The same on the narrowest phone. */
export const LongTextOnNarrowPhone: Story = {
  args: long,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expectInsideBar(canvas);
  },
};

/** From right to left the mark is on the right and dropdowns open to the left; the number keeps its order. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await expectInsideBar(canvas);
    await userEvent.click(button(canvas, 'Our Services'));
    await expect(link(canvas, 'School Emergency Cover')).toBeVisible();
    await expect(getComputedStyle(canvas.getByText(header.phone.display)).direction).toBe('ltr');
    await expectToFitScreen();
  },
};

/** Text at 200 % on the narrowest phone: name, first aid and menu stay in the bar. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await expectInsideBar(canvas);
    await userEvent.click(button(canvas, 'Menu'));
    await expect(canvas.getByRole('navigation')).toBeVisible();
    await expectToFitScreen();
  },
};
