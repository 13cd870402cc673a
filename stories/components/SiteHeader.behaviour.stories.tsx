import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { scrollPage } from '../fixtures/page';
import states from './SiteHeader.stories';
import { bottom, button, link, onPhone } from './siteHeaderSteps';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

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

/** Esc closes the dropdown and returns the focus to its button. */
export const ClosedByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, 'Our Services'));
    link(canvas, 'Patient Transfer').focus();
    await userEvent.keyboard('{Escape}');
    await expect(link(canvas, 'Patient Transfer')).not.toBeVisible();
    await expect(button(canvas, 'Our Services')).toHaveFocus();
  },
};

/** A press outside the dropdown closes it. */
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

/** Several other languages are codes in one row, so that the bar keeps its height on a phone; each is read by its name. */
export const SeveralLanguages: Story = {
  globals: onPhone,
  args: {
    languages: [
      { label: 'Kiswahili', to: '/sw/FAQ', lang: 'sw' },
      { label: 'Français', to: '/fr/FAQ', lang: 'fr' },
    ],
  },
  play: async ({ canvas }) => {
    const links = ['Kiswahili', 'Français'].map((name) => canvas.getAllByRole('link', { name })[0]);
    const [first, second] = links.map((one) => one?.getBoundingClientRect());
    await expect(first?.top).toBe(second?.top);
    await expect(bottom(canvas)).toBe(80);
  },
};

/** Scrolling down hides the header; scrolling up or keyboard focus shows it. */
export const HidesOnTheWayDown: Story = {
  play: async ({ canvas, userEvent }) => {
    await scrollPage(500);
    await waitFor(() => expect(bottom(canvas)).toBeLessThanOrEqual(0));
    await scrollPage(420);
    await waitFor(() => expect(bottom(canvas)).toBe(80));
    await scrollPage(700);
    await waitFor(() => expect(bottom(canvas)).toBeLessThanOrEqual(0));
    await userEvent.tab();
    await expect(canvas.getByRole('banner')).toContainElement(document.activeElement as HTMLElement);
    await waitFor(() => expect(bottom(canvas)).toBe(80));
  },
};

/** Reduced motion: it hides and appears at once, without sliding. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('banner')).transitionDuration).toBe('0.001s');
    await scrollPage(500);
    await waitFor(() => expect(bottom(canvas)).toBeLessThanOrEqual(0));
    await scrollPage(420);
    await waitFor(() => expect(bottom(canvas)).toBe(80));
  },
};

/** With an open dropdown the header stays. */
export const StaysWhileOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, 'About Us'));
    await scrollPage(500);
    await expect(canvas.getByRole('banner')).not.toHaveAttribute('data-hidden');
    await expect(link(canvas, 'Our Team')).toBeVisible();
  },
};

/** A dropdown opens inside the phone's menu, and choosing a link closes both. */
export const ChosenFromMenuOnPhone: Story = {
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
