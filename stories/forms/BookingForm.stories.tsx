import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { bookAppointment } from '../../src/content/pages/bookAppointment';
import { BookingForm } from '../../src/forms/BookingForm/BookingForm';
import type { BookingResult } from '../../src/services/requestBooking';
import { expectToFitScreen } from '../fixtures/layout';
import { arrived, chooseClinic, expectKept, fill, press, reference, send, writeName } from './bookingSteps';

const { clinics, labels, messages, help, otherWays } = bookAppointment.form;

const meta = {
  component: BookingForm,
  args: { clinics, labels, messages, help, otherWays, send, today: '2026-03-02' },
  beforeEach: async () => {
    // The check comes when somebody first sends; a slow machine is not what these stories are about.
    await import('../../src/domain/booking');
    send.mockReset();
    send.mockResolvedValue({ ok: true, reference });
  },
} satisfies Meta<typeof BookingForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing chosen yet: every clinic shows its day and hours; the date needs a clinic first. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const group = within(canvas.getByRole('radiogroup', { name: 'Clinic' }));
    await expect(group.getAllByRole('radio')).toHaveLength(9);
    await expect(
      group.getByRole('radio', { name: /Cardiology.*Monday, 9:00 AM - 12:00 PM/ }),
    ).not.toBeChecked();
    for (const choice of canvasElement.querySelectorAll('fieldset label'))
      await expect(choice.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByLabelText('Date')).toHaveDisplayValue('Choose a clinic first');
    await expect(canvas.getByLabelText('Email (optional)')).not.toBeRequired();
    const form = canvasElement.querySelector('form');
    await expect(form).toHaveAttribute('action', '/book-appointment');
    await expect(form).toHaveAttribute('method', 'post');
  },
};

/** Opened from a clinic's card: that clinic is selected, and its days from tomorrow to the ninetieth are listed. */
export const ClinicChosen: Story = {
  parameters: { pictures: { forcedColors: true } },
  args: { defaultClinicId: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Pediatrics/ })).toBeChecked();
    const date = canvas.getByLabelText('Date');
    const offered = within(date).getAllByRole('option');
    await expect(offered.slice(0, 3).map((option) => option.textContent)).toEqual([
      'Choose a date',
      'Wednesday 4 March 2026',
      'Wednesday 11 March 2026',
    ]);
    await expect(offered.at(-1)).toHaveTextContent('Wednesday 27 May 2026');
    await expect(date).toHaveAccessibleDescription('Pediatrics runs on Wednesday, 10:00 AM - 1:00 PM.');
  },
};

/** Closed on two of its days: the list gives the reasons, and the other days can be chosen. */
export const ClosedDays: Story = {
  parameters: { pictures: false },
  args: {
    defaultClinicId: 3,
    clinics: clinics.map((clinic) => ({
      ...clinic,
      closed: [{ from: '2026-03-10', to: '2026-03-19', reason: 'Training of our staff' }],
    })),
  },
  play: async ({ canvas }) => {
    const date = canvas.getByLabelText('Date');
    const day = (name: RegExp) => within(date).getByRole('option', { name });
    await expect(day(/^Wednesday 11 March 2026: closed, Training of our staff$/)).toBeDisabled();
    await expect(day(/^Wednesday 18 March 2026: closed/)).toBeDisabled();
    await expect(day(/^Wednesday 25 March 2026$/)).toBeEnabled();
    await expect(date).toHaveAccessibleDescription(
      'Pediatrics runs on Wednesday, 10:00 AM - 1:00 PM. Closed: Wednesday 11 March 2026 to Wednesday 18 March 2026 (Training of our staff).',
    );
  },
};

/** Sent: the reference and the next steps, without a confirmed appointment; only now is the form empty. */
export const Sent: Story = {
  tags: ['played'],
  play: async (context) => {
    const { canvas } = context;
    await fill(context);
    await press(context);
    const status = await canvas.findByText(arrived);
    await expect(status.closest('[role=status]')).toHaveTextContent(/Nothing is confirmed until then\.$/);
    await expect(send.mock.calls[0]?.[0]).toEqual({
      clinicId: 1,
      date: '2026-03-16',
      name: 'Achieng Odhiambo',
      phone: '+254712345678',
    });
    await waitFor(() => expect(canvas.getByLabelText('Date')).toHaveDisplayValue('Choose a clinic first'));
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveValue('');
    await expect(Object.keys(sessionStorage).filter((key) => /^(draft|filling):/.test(key))).toEqual([]);
  },
};

/** Submitted empty: the summary takes the focus. */
export const WithMistakes: Story = {
  tags: ['played'],
  play: async (context) => {
    const { canvas } = context;
    await press(context);
    const summary = await canvas.findByRole('group', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByRole('radiogroup', { name: 'Clinic' })).toHaveAccessibleDescription(
      'Choose a clinic.',
    );
    await expect(send).not.toHaveBeenCalled();
  },
};

/** A plain post with a date on the wrong weekday was returned: the error names the clinic's day. */
export const Returned: Story = {
  tags: ['played'],
  args: {
    returned: {
      form: 'booking',
      values: {
        clinicId: '1',
        date: '2026-03-10',
        name: 'Achieng',
        phone: '0712 345 678',
        email: '',
        note: '',
      },
      problems: { date: 'weekday' },
    },
  },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByLabelText('Date')).toHaveAccessibleDescription(
      /Cardiology runs on Mondays: choose a Monday\.$/,
    );
    await expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveTextContent(
      'Cardiology runs on Mondays: choose a Monday.',
    );
    await expect(canvas.getByRole('radio', { name: /^Cardiology/ })).toBeChecked();
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Achieng');
  },
};

/** The server finds that the day is past: the summary says so, and all other input is kept. */
export const FieldRefusedByServer: Story = {
  tags: ['played'],
  play: async (context) => {
    send.mockResolvedValue({ ok: false, reason: 'refused', status: 422, problems: { date: 'past' } });
    await fill(context);
    await press(context);
    const summary = await context.canvas.findByRole('group', { name: 'There is a problem' });
    await expect(summary).toHaveTextContent('Choose a date from tomorrow on');
    await waitFor(() => expect(summary).toHaveFocus());
    await expectKept(context);
  },
};

/** Too many requests from one network: the phone number is offered, and all input is kept. */
export const RateLimited: Story = {
  tags: ['played'],
  play: async (context) => {
    send.mockResolvedValue({ ok: false, reason: 'refused', status: 429, problems: {} });
    await fill(context);
    await press(context);
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(/call us on 0700 000 000/);
    await expect(within(alert).getByRole('link', { name: 'Call 0700 000 000' })).toHaveAttribute(
      'href',
      'tel:+254700000000',
    );
    await expectKept(context);
  },
};

/** Server error: WhatsApp is offered with the text of the request. */
export const WithServerError: Story = {
  tags: ['played'],
  play: async (context) => {
    send.mockResolvedValue({ ok: false, reason: 'refused', status: 503, problems: {} });
    await fill(context);
    await press(context);
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(/^Your request was not sent\./);
    const text =
      'I would like an appointment: Cardiology, Monday 16 March 2026. Achieng Odhiambo, +254712345678.';
    await expect(within(alert).getByRole('link', { name: 'Ask on WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/254700000000?text=${encodeURIComponent(text)}`,
    );
    await expectKept(context);
  },
};

/** No answer: the form says so, and all input is kept. */
export const Offline: Story = {
  tags: ['played'],
  play: async (context) => {
    send.mockResolvedValueOnce({ ok: false, reason: 'unreachable' });
    await fill(context);
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/There was no answer/);
    await expectKept(context);
  },
};

/** Sending: the button says so and keeps the focus; pressing it twice sends once. */
export const Sending: Story = {
  tags: ['played'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    send.mockImplementation(() => new Promise<BookingResult>(() => undefined));
    await fill(context);
    await userEvent.dblClick(canvas.getByRole('button'));
    const button = await canvas.findByRole('button', { name: 'Sending …' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(send).toHaveBeenCalledTimes(1);
    await expectKept(context);
  },
};

/** A draft of this browser session is restored, including its date. */
export const FromDraft: Story = {
  tags: ['played'],
  beforeEach: () => {
    const draft = { clinicId: '1', date: '2026-03-16', name: 'Achieng Odhiambo', phone: '0712 345 678' };
    sessionStorage.setItem('draft:booking', JSON.stringify(draft));
  },
  play: async (context) => {
    await expectKept(context);
  },
};

/** Without JavaScript: the browser's date picker, which accepts any day; a wrong day gets an error. */
export const BrowserCalendar: Story = {
  tags: ['played'],
  args: { today: undefined },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const date = canvas.getByLabelText('Date');
    await expect(date).toHaveAttribute('type', 'date');
    await expect(date).toHaveAccessibleDescription(/on which your clinic runs/);
    await chooseClinic(context, 'Cardiology');
    await userEvent.type(date, '2026-03-10');
    await writeName(context);
    await press(context);
    const words = 'Cardiology runs on Mondays: choose a Monday.';
    await expect(await canvas.findByRole('group', { name: 'There is a problem' })).toHaveTextContent(words);
    await expect(date).toHaveValue('2026-03-10');
  },
};

/** Long names and all errors on the narrowest phone, with text at 200 %. */
export const LargeTextOnNarrowPhone: Story = {
  args: {
    clinics: clinics.map((clinic) => ({
      ...clinic,
      name: clinic.id === 4 ? 'Orthopedics, physiotherapy and rehabilitation' : clinic.name,
    })),
    defaultClinicId: 4,
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async (context) => {
    await press(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus(),
    );
    await expectToFitScreen();
  },
};

/** Right to left on a phone. */
export const RightToLeftOnPhone: Story = {
  args: { defaultClinicId: 1 },
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
};
