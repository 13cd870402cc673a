import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bookAppointment } from '../../src/content/en/bookAppointment';
import { bookingPath } from '../../src/domain/clinics';
import { BookingPage } from '../../src/pages/BookingPage';
import { expectCallLinks, expectWholePage, noData } from './wholePage';

const meta = {
  component: BookingPage,
  parameters: { layout: 'fullscreen', path: '/BookAppointment' },
  args: { content: bookAppointment, data: noData },
} satisfies Meta<typeof BookingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How to ask for an appointment, and the nine clinics. */
export const OnDesktop: Story = {
  play: async ({ canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.banner.title);
    await expectCallLinks(canvasElement);
  },
};

/** On a phone. */
export const OnPhone: Story = { ...OnDesktop, globals: { viewport: { value: 'phone' } } };

/** Text at twice its size on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  ...OnDesktop,
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

/** Every clinic can be chosen by a link of its own. */
export const EveryClinicALink: Story = {
  play: async ({ canvasElement, args }) => {
    const links = [...canvasElement.querySelectorAll('#clinics a')].map((link) => link.getAttribute('href'));
    await expect(links).toEqual(args.content.clinics.items.map(bookingPath));
  },
};
