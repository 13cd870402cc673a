import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '../../src/content/pages/home';
import { bookingLink, callLink, contactLink } from '../../src/content/pages/links';
import { CallToAction } from '../../src/sections/CallToAction/CallToAction';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: CallToAction,
  parameters: { layout: 'fullscreen' },
  args: { ...home.call, actions: [contactLink, callLink] },
} satisfies Meta<typeof CallToAction>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One main action, and the call button. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toHaveClass('MuiButton-primary');
    await expect(canvas.getByRole('region', { name: home.call.title })).toBeVisible();
    const phone = canvas.getByRole('link', { name: 'Call 0700 000 000' });
    await expect(phone).toHaveClass('MuiButton-callLine');
    await expect(phone).toHaveAttribute('href', 'tel:+254700000000');
  },
};

/** The first action that is not a call is the main one; a further one is `quiet`. */
export const ThreeActions: Story = {
  args: {
    title: 'Not an emergency?',
    text: 'Write to us, or ask for an appointment in one of our clinics.',
    actions: [callLink, contactLink, bookingLink],
  },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('link');
    await expect(first).toHaveClass('MuiButton-callLine');
    await expect(second).toHaveClass('MuiButton-primary');
    await expect(third).toHaveClass('MuiButton-quiet');
  },
};

/** On a phone the bar has the call button: it is left out here, unless it is the first action. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Call 0700 000 000' })).toBeNull();
  },
};

/** The tab order is the visual order. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Contact Us', 'Call 0700 000 000']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};

/** Long words at 200 % break inside their button on the narrowest phone, and every button is a large target. */
export const LongTextOnNarrowPhone: Story = {
  args: {
    title: 'Shall we come to your school, your building site or your sports day?',
    actions: [
      callLink,
      { label: 'Get a quote for international patient transfer', to: '/ContactUs?service=Transfer' },
    ],
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    for (const link of canvas.getAllByRole('link'))
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
