import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { appointmentRequested } from '../../src/content/pages/appointmentRequested';
import { messageSent } from '../../src/content/pages/messageSent';
import { site } from '../../src/content/pages/site';
import { ThanksPage } from '../../src/pages/ThanksPage';
import { expectCallLinks, expectWholePage, noData } from './wholePage';

const meta = {
  component: ThanksPage,
  parameters: { layout: 'fullscreen', path: '/MessageSent' },
  args: { content: messageSent, site, data: { ...noData, sent: true } },
} satisfies Meta<typeof ThanksPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After a contact message. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.sent.title);
    await expectCallLinks(canvasElement);
  },
};

/** On a phone. */
export const OnPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

/** After an appointment request: its reference, without a confirmed appointment. */
export const AfterBooking: Story = {
  args: { content: appointmentRequested, data: { ...noData, sent: true, reference: 'K7M-4XP' } },
  parameters: { path: '/AppointmentRequested', pictures: false },
  beforeEach: () => {
    sessionStorage.setItem('draft:booking', JSON.stringify({ name: 'Achieng' }));
  },
  play: async ({ canvas, canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.sent.title);
    await expectCallLinks(canvasElement);
    await expect(canvas.getByText(/reference is K7M-4XP\./)).toBeVisible();
    await expect(
      canvas.getByText(
        /^We will call you to agree on the time\. Your appointment is not confirmed until then\.$/,
      ),
    ).toBeVisible();
    await waitFor(() => expect(Object.keys(sessionStorage).filter((key) => /^draft:/.test(key))).toEqual([]));
  },
};

/** Opened without a recently sent message: how to reach the service, no success message, and the draft stays. */
export const NothingSent: Story = {
  args: { data: noData },
  beforeEach: () => {
    sessionStorage.setItem('draft:contact', JSON.stringify({ message: 'Please call me back.' }));
  },
  play: async ({ canvas, canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.title);
    await expectCallLinks(canvasElement);
    await expect(canvas.queryByText(/successfully/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/ContactUs');
    await expect(canvas.getByRole('link', { name: 'Write on WhatsApp' })).toBeVisible();
    await expect(sessionStorage.getItem('draft:contact')).toContain('call me back');
  },
};

/** The same on a phone. */
export const NothingSentOnPhone: Story = { ...NothingSent, globals: { viewport: { value: 'phone' } } };
