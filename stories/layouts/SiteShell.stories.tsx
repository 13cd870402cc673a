import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EmergencyBanner } from '../../src/components/EmergencyBanner/EmergencyBanner';
import { stagingNotice } from '../../src/content/pages/stagingNotice';
import { SiteShell } from '../../src/layouts/SiteShell/SiteShell';
import { PageIntro } from '../../src/sections/PageIntro/PageIntro';
import { Section } from '../../src/sections/Section/Section';
import { FooterForm } from '../fixtures/FooterForm';
import { creditPhone, actions, footer, header } from '../fixtures/frame';
import { expectToFitScreen } from '../fixtures/layout';
import { scrollPage } from '../fixtures/page';

const meta = {
  component: SiteShell,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: {
    skipLabel: 'Skip to the content',
    header,
    footer,
    actions,
    subscribe: <FooterForm />,
    path: '/EmergencyAlert',
    children: (
      <>
        <EmergencyBanner text="Emergency? Call us now:" phone={header.phone} />
        <PageIntro title="Someone is ill or hurt" lead="Care that comes to the patient, by day and night." />
        <Section id="more" title="What to say" tone="subtle">
          <p>
            Say where you are first. <a href="#more">What to say when you call</a>
          </p>
        </Section>
      </>
    ),
  },
  beforeEach: () => {
    const address = location.href;
    return async () => {
      history.replaceState(history.state, '', address);
      await scrollPage(0);
    };
  },
} satisfies Meta<typeof SiteShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Header, page, footer, contact actions: each landmark once, the page below the header. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeInTheDocument();
    await expect(canvas.getByRole('navigation', { name: 'Quick contact' })).toBeInTheDocument();
    await expect(main.querySelector('p')?.getBoundingClientRect().top).toBe(80);
    await expectToFitScreen();
  },
};

/** A test copy of the site says so before everything else. */
export const Staging: Story = {
  parameters: { pictures: false },
  args: {
    children: (
      <>
        <EmergencyBanner text={stagingNotice} phone={header.phone} />
        {meta.args.children}
      </>
    ),
  },
  play: async ({ canvas }) => {
    const notice = canvas.getByText(/copy of the site/, { selector: 'p' });
    await expect(notice.getBoundingClientRect().top).toBe(80);
    await expectToFitScreen();
  },
};

/** Around a quiet page: the link that leaves it comes first, and nothing is red. */
export const Quiet: Story = {
  args: {
    leave: { label: 'Leave this page now', to: '#more' },
    children: <PageIntro title="Are you safe now?" lead="You are not alone." />,
  },
  play: async ({ canvas, userEvent }) => {
    // After the skip link.
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Leave this page now' })).toHaveFocus();
    await expect(canvas.queryByRole('navigation', { name: 'Quick contact' })).toBeNull();
  },
};

/** The same on a phone. */
export const QuietOnPhone: Story = { ...Quiet, globals: { viewport: { value: 'phone' } } };

/** At the end of the page no floating action covers a link or a field of the footer. */
export const EndOfThePage: Story = {
  // The picture would show the page from its start, as the first one does.
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await scrollPage(document.documentElement.scrollHeight);
    const floating = within(canvas.getByRole('navigation', { name: 'Quick contact' }))
      .getAllByRole('link')
      .map((link) => link.getBoundingClientRect());
    for (const control of canvas
      .getByRole('contentinfo')
      .querySelectorAll('a, input:not([type=hidden]), button')) {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const under = floating.filter(
        (over) => over.left < right && over.right > left && over.top < bottom && over.bottom > top,
      );
      await expect(under).toEqual([]);
    }
    await scrollPage(0);
  },
};

/** On a phone the action bar never covers the end of the footer. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await scrollPage(document.documentElement.scrollHeight);
    const bar = canvas.getByRole('navigation', { name: 'Quick contact' }).getBoundingClientRect();
    const last = canvas.getByRole('link', { name: creditPhone.label }).getBoundingClientRect();
    await expect(last.bottom).toBeLessThanOrEqual(bar.top);
    // A fixed header lies where the page is scrolled to, which differs from one picture to the next.
    await scrollPage(0);
    await expectToFitScreen();
  },
};

/** A short page: the footer is still below the middle of the first screen. */
export const ShortPage: Story = {
  args: { children: <Typography variant="h1">Emergency alert</Typography> },
  play: async ({ canvas }) => {
    const top = canvas.getByRole('contentinfo').getBoundingClientRect().top;
    await expect(top).toBeGreaterThanOrEqual(window.innerHeight * 0.7);
  },
};

/** From right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
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
