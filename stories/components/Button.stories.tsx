import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { color } from '../../src/theme/tokens';
import { expectToFitScreen } from '../fixtures/layout';

const onDark: Decorator = (Story) => (
  <div data-surface="dark" style={{ padding: 24, backgroundColor: color.surfaceDark }}>
    <Story />
  </div>
);

/** The purpose of each variant of the theme. */
const variants: Record<NonNullable<ButtonProps['variant']>, string> = {
  primary: 'the one main action of a screen',
  quiet: 'a second way, beside the main one',
  call: 'the emergency number, by CallButton',
  callLine: 'the emergency number in a line of its own, by FirstAidHeader',
  danger: 'throws something away',
  bar: 'part of the bar at the foot of phones, by ContactActions',
  link: 'looks like a link, where several stand in a row',
  arrow: 'an icon that moves a row of cards or pictures, by ClinicsCarousel and AlbumDialog',
};

const prop = (summary: string, description: string, defaultValue?: string) => ({
  description,
  table: {
    type: { summary },
    ...(defaultValue !== undefined && { defaultValue: { summary: defaultValue } }),
  },
});

const meta = {
  component: Button,
  // MUI's own props beyond these are in its documentation.
  argTypes: {
    children: prop('ReactNode', 'Its words, which are its accessible name.'),
    variant: {
      ...prop(
        Object.keys(variants)
          .map((name) => `"${name}"`)
          .join(' | '),
        `How much it matters: ${Object.entries(variants)
          .map(([name, purpose]) => `\`${name}\` ${purpose}`)
          .join('; ')}.`,
        '"primary"',
      ),
      control: 'select',
      options: Object.keys(variants),
    },
    href: { ...prop('string', 'An address makes a link of it, which looks like a button.'), control: 'text' },
    startIcon: { ...prop('ReactNode', 'A sign before its words.'), control: false },
    type: { ...prop('"button" | "submit"', 'What it does in a form.', '"button"'), control: false },
    onClick: prop('(event) => void', 'Called when it is pressed.'),
    'aria-busy': {
      ...prop('boolean', 'Whether its action is under way: it stays, and shows it.'),
      control: 'boolean',
    },
    'aria-disabled': {
      ...prop('boolean', 'Whether a press does nothing for now; it keeps the focus all the same.'),
      control: 'boolean',
    },
  },
  args: { children: 'Send message', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The one main action of a screen. */
export const Primary: Story = {
  parameters: { pictures: { forcedColors: true, hover: 'role=button', pressed: 'role=button' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send message' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    // The edge cannot be seen, except in forced colours, where it is all that makes a button of it.
    await expect(getComputedStyle(button).borderTopStyle).toBe('solid');
  },
};

/** A second action, beside the main one. */
export const Quiet: Story = {
  parameters: { pictures: { hover: 'role=button' } },
  args: { variant: 'quiet', children: 'Cancel' },
};

/** Discards something. */
export const Danger: Story = {
  parameters: { pictures: { hover: 'role=button' } },
  args: { variant: 'danger', children: 'Discard it' },
};

/** With an address it is a native link, followed inside the site. */
export const Link: Story = {
  args: { href: '/services', children: 'Our Services' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Our Services' });
    await expect(link).toHaveAttribute('href', '/services');
    await expect(link).not.toHaveAttribute('role');
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** The main action on a dark surface. */
export const PrimaryOnDark: Story = {
  args: { children: 'Our Services' },
  decorators: [onDark],
};

/** Beside the main action, on a dark surface. */
export const QuietOnDark: Story = {
  args: { variant: 'quiet', children: 'Contact Us' },
  decorators: [onDark],
};

/** Keyboard focus. */
export const Focused: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Send message' });
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineStyle).toBe('solid');
  },
};

/** Its action is running: it says so, and keeps the focus. */
export const Busy: Story = {
  tags: ['played'],
  args: { 'aria-busy': true, 'aria-disabled': true, children: 'Sending …' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sending …' });
    await expect(getComputedStyle(button).cursor).toBe('progress');
    button.focus();
    await expect(button).toHaveFocus();
  },
};

/** Long words wrap inside the button on a narrow screen, and stay centred. */
export const LongTextOnNarrowPhone: Story = {
  args: { children: 'Ask for emergency cover for our boarding school in Kakamega' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveStyle({ textAlign: 'center' });
    await expectToFitScreen();
  },
};

/** The same with text at 200 %. */
export const LargeTextOnNarrowPhone: Story = {
  args: { children: 'Ask for emergency cover for our boarding school in Kakamega' },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async () => {
    await expectToFitScreen();
  },
};
