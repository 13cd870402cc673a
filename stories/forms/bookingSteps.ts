import type { StoryContext } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Booking } from '../../src/domain/booking';
import type { BookingResult } from '../../src/services/requestBooking';
import { fillIn } from '../fixtures/fillIn';

/** What the server calls the request in these stories. */
export const reference = 'K7M-4XP';

/** What the form says when the request has arrived. */
export const arrived = 'Your request has arrived. Its reference is K7M-4XP.';

/** Takes every request, unless a story says otherwise. */
export const send = fn((_booking: Booking, _key: string): Promise<BookingResult> =>
  Promise.resolve({ ok: true, reference }),
);

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Chooses a clinic by its name. */
export function chooseClinic({ canvas, userEvent }: Context, name: string): Promise<void> {
  return userEvent.click(canvas.getByRole('radio', { name: new RegExp(`^${name}`) }));
}

/** Chooses a date of the list by its words. */
export function chooseDate({ canvas, userEvent }: Context, words: string): Promise<void> {
  return userEvent.selectOptions(canvas.getByLabelText('Date'), words);
}

/** Writes name and phone. */
export async function writeName({ canvas, userEvent }: Context): Promise<void> {
  await fillIn(userEvent, canvas.getByLabelText('Your name'), 'Achieng Odhiambo');
  await fillIn(userEvent, canvas.getByLabelText('Phone'), '0712 345 678');
}

/** Fills in all that is needed: Cardiology, the second Monday. */
export async function fill(context: Context): Promise<void> {
  await chooseClinic(context, 'Cardiology');
  await chooseDate(context, 'Monday 16 March 2026');
  await writeName(context);
}

/** Presses the button, whatever it says. */
export function press({ canvas, userEvent }: Context): Promise<void> {
  return userEvent.click(canvas.getByRole('button', { name: /Request this date/ }));
}

/** Everything that {@link fill} has filled in is still there. */
export async function expectKept({ canvas }: Context): Promise<void> {
  await expect(canvas.getByRole('radio', { name: /^Cardiology/ })).toBeChecked();
  await expect(canvas.getByLabelText('Date')).toHaveDisplayValue('Monday 16 March 2026');
  await expect(canvas.getByLabelText('Your name')).toHaveValue('Achieng Odhiambo');
  await expect(canvas.getByLabelText('Phone')).toHaveValue('0712 345 678');
}
