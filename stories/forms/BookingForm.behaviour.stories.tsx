import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { BookingForm } from '../../src/forms/BookingForm/BookingForm';
import { beforeReact, serverRendered } from '../fixtures/beforeReact';
import states, { Offline, WithServerError } from './BookingForm.stories';
import { arrived, chooseClinic, chooseDate, expectKept, fill, press, send, writeName } from './bookingSteps';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pressed again after success: the reference stays, because the form is empty. */
export const PressedAgainAfterwards: Story = {
  play: async (context) => {
    const { canvas } = context;
    await fill(context);
    await press(context);
    await canvas.findByText(arrived);
    await waitFor(() => expect(canvas.getByLabelText('Your name')).toHaveValue(''));
    await press(context);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(canvas.getByText(arrived)).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'There is a problem' })).toBeNull();
    await expect(send).toHaveBeenCalledTimes(1);
  },
};

/** A change of clinic shows its dates and keeps all other input; with the same weekday also the date. */
export const OtherClinic: Story = {
  play: async (context) => {
    const { canvas } = context;
    const date = () => canvas.getByLabelText('Date');
    await fill(context);
    await chooseClinic(context, 'Dermatology');
    await expect(date()).toHaveDisplayValue('Choose a date');
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Achieng Odhiambo');
    await chooseDate(context, 'Friday 6 March 2026');
    await chooseClinic(context, 'Maternity');
    await expect(date()).toHaveDisplayValue('Friday 6 March 2026');
    await expect(date()).toHaveAccessibleDescription(/^Maternity runs on Friday/);
  },
};

/** A closed day returned by the server stays in the field, and the form gives the next available day. */
export const ClosedDayReturned: Story = {
  args: {
    clinics: states.args.clinics.map((clinic) => ({
      ...clinic,
      closed: [{ from: '03-09', reason: 'Founding day' }],
    })),
    returned: {
      form: 'booking',
      values: { clinicId: '1', date: '2026-03-09', name: 'Achieng Odhiambo', phone: '0712 345 678' },
      problems: { date: 'closed' },
    },
  },
  play: async (context) => {
    const { canvas } = context;
    const date = canvas.getByLabelText('Date');
    await expect(date).toHaveDisplayValue('Monday 9 March 2026: closed, Founding day');
    await expect(
      canvas.getByRole('link', {
        name: 'Cardiology is closed on Monday 9 March 2026: Founding day. The next day is Monday 16 March 2026.',
      }),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Achieng Odhiambo');
    await chooseDate(context, 'Monday 16 March 2026');
    await press(context);
    await expect(await canvas.findByText(arrived)).toBeVisible();
  },
};

/** A corrected error disappears from the summary. */
export const MistakesPutRight: Story = {
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
    await chooseClinic(context, 'Cardiology');
    await waitFor(() => expect(within(summary).queryByRole('link', { name: 'Choose a clinic.' })).toBeNull());
    await chooseDate(context, 'Monday 9 March 2026');
    await waitFor(() => expect(within(summary).getAllByRole('link')).toHaveLength(2));
    await expect(canvas.getByLabelText('Date')).toBeValid();
  },
};

/** After an error of the server the next try has the same key. */
export const SameKeyOnTheNextTry: Story = {
  play: async (context) => {
    await WithServerError.play?.(context);
    await press(context);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    await expect(send.mock.calls[0]?.[1]).toBe(send.mock.calls[1]?.[1]);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};

/** No answer, then sent again when the connection is back. */
export const OfflineThenSentAgain: Story = {
  play: async (context) => {
    await Offline.play?.(context);
    await press(context);
    await expect(await context.canvas.findByText(arrived)).toBeVisible();
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
};

/** Keyboard only: one tab stop for the clinics, arrow keys select. */
export const KeyboardOnly: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^Neurology/ })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Date')).toHaveFocus();
    await chooseDate(context, 'Tuesday 10 March 2026');
    await userEvent.tab();
    await userEvent.keyboard('Achieng');
    await userEvent.tab();
    await userEvent.keyboard('+44 20 7946 0000{Enter}');
    await expect(await canvas.findByText(arrived)).toBeVisible();
    await expect(send.mock.calls[0]?.[0]).toMatchObject({ clinicId: 2, date: '2026-03-10' });
  },
};

/** A restored draft can be sent. */
export const DraftSent: Story = {
  beforeEach: () => {
    const draft = { clinicId: '1', date: '2026-03-16', name: 'Achieng Odhiambo', phone: '0712 345 678' };
    sessionStorage.setItem('draft:booking', JSON.stringify(draft));
  },
  play: async (context) => {
    await expectKept(context);
    await press(context);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    await expect(send.mock.calls[0]?.[0]).toMatchObject({ clinicId: 1, date: '2026-03-16' });
    await expect(await context.canvas.findByText(arrived)).toBeVisible();
  },
};

/** Opened from a clinic's card with a draft for another clinic: the link has priority, and the rest of the draft is restored. */
export const LinkBeforeDraft: Story = {
  args: { defaultClinicId: 2 },
  beforeEach: () => {
    const draft = { clinicId: '1', date: '2026-03-16', name: 'Achieng Odhiambo' };
    sessionStorage.setItem('draft:booking', JSON.stringify(draft));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Neurology/ })).toBeChecked();
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Achieng Odhiambo');
    await expect(canvas.getByLabelText('Date')).toHaveDisplayValue('Choose a date');
  },
};

/** Hydrated while the date picker has the focus: nothing changes, and nothing is lost. */
export const FilledBeforeReact: Story = {
  ...beforeReact,
  play: async (context) => {
    const { args, canvas, canvasElement, userEvent } = context;
    const hydrate = serverRendered(canvasElement, <BookingForm {...args} />);
    await chooseClinic(context, 'Cardiology');
    await userEvent.type(canvas.getByLabelText('Date'), '2026-03-16');
    await hydrate();
    await expect(canvas.getByLabelText('Date')).toHaveAttribute('type', 'date');
    await expect(canvas.getByLabelText('Date')).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByLabelText('Date').tagName).toBe('SELECT'));
    await writeName(context);
    await expectKept(context);
    await press(context);
    await expect(await canvas.findByText(arrived)).toBeVisible();
    await expect(send.mock.calls[0]?.[0]).toMatchObject({ clinicId: 1, date: '2026-03-16' });
  },
};
