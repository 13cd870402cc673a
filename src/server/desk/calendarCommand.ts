import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { bookingCalendar } from '../calendar/bookingCalendar';
import type { Command } from './commandKinds';
import { DeskError } from './DeskError';

/** Prints a booking as a calendar file, or writes it to a new file. */
export const calendarCommand: Command = {
  argument: true,
  options: ['out'],
  async run({ withDesk, clinics, calendar }, { id, out }) {
    const { booking, log } = await withDesk((desk) => desk.bookingHistory(id));
    const file = bookingCalendar(booking, log, clinics, calendar, 'staff');
    if (!file) throw new DeskError('failed', `Booking ${booking.reference} has never been confirmed.`);
    if (out === '') return { text: file.content.trimEnd(), value: file };
    const path = resolve(out);
    try {
      await writeFile(path, file.content, { flag: 'wx', mode: 0o600 });
    } catch {
      throw new DeskError('failed', `${path} cannot be written, or is there already.`);
    }
    return { text: `The calendar file of ${booking.reference} is ${path}.`, value: { file: path } };
  },
};
