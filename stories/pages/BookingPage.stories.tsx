import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { bookAppointment } from '../../src/content/pages/bookAppointment';
import { site } from '../../src/content/pages/site';
import { BookingPage } from '../../src/pages/BookingPage';
import { expectCallLinks, expectWholePage } from './wholePage';
import { ofToday } from './bookingPageSteps';

const meta = {
  component: BookingPage,
  parameters: { layout: 'fullscreen', path: '/BookAppointment' },
  args: { content: bookAppointment, site, data: ofToday },
} satisfies Meta<typeof BookingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form first, then what happens next and what to have ready. */
export const Default: Story = {
  parameters: { pictures: { dark: true } },
  play: async ({ canvas, canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.banner.title);
    await expectCallLinks(canvasElement);
    await expect(canvas.getAllByRole('radio')).toHaveLength(9);
    await expect(canvasElement.querySelectorAll('a[href^="/ContactUs"]')).toHaveLength(0);
  },
};

/** On a phone: the first clinics are on the first two screens. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await Default.play?.(context);
    const [first] = context.canvas.getAllByRole('radio');
    const top = (first?.getBoundingClientRect().top ?? Infinity) + scrollY;
    await expect(top).toBeLessThan(1.5 * 740);
  },
};

/** A refused plain post, as returned: all input kept, and the errors in words. */
export const Refused: Story = {
  args: {
    data: {
      ...ofToday,
      returned: {
        form: 'booking',
        values: { clinicId: '1', date: '2026-03-10', name: 'Achieng', phone: '', email: '', note: '' },
        problems: { date: 'weekday', phone: 'required' },
      },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveTextContent(
        'Cardiology runs on Mondays: choose a Monday.',
      ),
    );
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Achieng');
  },
};
