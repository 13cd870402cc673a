import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClinicCard } from '../../src/components/ClinicCard/ClinicCard';
import { expectToFitScreen } from '../fixtures/layout';

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

/** Clinic, weekday, hours, and the link to book an appointment. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Cardiology Clinic', level: 3 })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Book Appointment : Cardiology Clinic' });
    await expect(link).toHaveAttribute('href', '/BookAppointment?clinic=1');
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    const parts = ['Cardiology Clinic', 'Monday', '9:00 AM - 12:00 PM'].map((words) =>
      canvas.getByText(words),
    );
    const tops = [...parts, link].map((part) => part.getBoundingClientRect().top);
    await expect(tops).toEqual([...tops].sort((one, other) => one - other));
  },
};

/** On a phone the card takes the whole width. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, play: expectToFitScreen };

/** A long name and long hours wrap. */
export const LongText: Story = {
  args: {
    title: 'Neurosurgical follow-up and rehabilitation Clinic',
    day: 'Wednesday',
    time: '10:00 AM - 1:00 PM and 2:30 PM - 5:00 PM',
  },
  globals: { viewport: { value: 'narrow' } },
  play: expectToFitScreen,
};

/** From right to left. */
export const RightToLeft: Story = { parameters: { pictures: false }, globals: { direction: 'rtl' } };

/** The longest word of a clinic on the narrowest phone, text at 200 %: nothing overflows the card. */
export const LargeText: Story = {
  args: { title: 'NeuroSurgical Clinic', day: 'Wednesday' },
  globals: { textSize: '200', viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
