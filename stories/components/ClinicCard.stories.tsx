import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClinicCard } from '../../src/components/ClinicCard/ClinicCard';

const meta = {
  component: ClinicCard,
  args: {
    title: 'Cardiology Clinic',
    day: 'Monday',
    time: '9:00 AM - 12:00 PM',
    linkLabel: 'Book Appointment',
    to: '/BookAppointment?clinic=1',
  },
} satisfies Meta<typeof ClinicCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Weekday, hours, clinic, and the way to an appointment. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Cardiology Clinic' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Book Appointment : Cardiology Clinic' })).toHaveAttribute(
      'href',
      '/BookAppointment?clinic=1',
    );
  },
};

/** On a phone the card takes the whole width. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** A long name and long hours wrap. */
export const LongText: Story = {
  args: {
    title: 'Neurosurgical follow-up and rehabilitation Clinic',
    day: 'Wednesday',
    time: '10:00 AM - 1:00 PM and 2:30 PM - 5:00 PM',
  },
  globals: { viewport: { value: 'narrow' } },
};

/** From right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Text at 200 %. */
export const LargeText: Story = { globals: { textSize: '200', viewport: { value: 'phone' } } };
