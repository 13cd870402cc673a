import { CallButton } from '../../src/components/CallButton/CallButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StatusMessage } from '../../src/components/StatusMessage/StatusMessage';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: StatusMessage,
  args: { severity: 'success', message: 'Message sent successfully!' },
} satisfies Meta<typeof StatusMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Success. */
export const Success: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Message sent successfully!$/);
  },
};

/** Failure: announced assertively. */
export const Failure: Story = {
  parameters: { pictures: { forcedColors: true } },
  args: { severity: 'error', message: 'Error sending message: Network Error' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Error sending message: Network Error$/);
  },
};

/** Failure, with an alternative. */
export const WithActions: Story = {
  args: {
    severity: 'error',
    message: 'Error sending message: Network Error',
    children: <CallButton href="tel:+254700000000">Call 0700 000 000</CallButton>,
  },
  play: async ({ canvas }) => {
    const call = within(canvas.getByRole('alert')).getByRole('link', { name: 'Call 0700 000 000' });
    await expect(call.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** A note. */
export const Note: Story = {
  args: { severity: 'info', message: 'The review was not sent. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^The review was not sent/);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** A long reason on a phone. */
export const LongTextOnPhone: Story = {
  args: {
    severity: 'error',
    message:
      'Error sending message: The public key is required. Visit https://dashboard.emailjs.com/admin/account/with/a/very/long/address',
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expectToFitScreen();
  },
};

/** A reason and an action on the narrowest phone, with text at 200 %. */
export const LargeTextOnNarrowPhone: Story = {
  args: WithActions.args ?? {},
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async () => {
    await expectToFitScreen();
  },
};

/** Right to left. */
export const RightToLeft: Story = { parameters: { pictures: false }, globals: { direction: 'rtl' } };
