import * as z from 'zod/mini';
import { bookableDays } from './clinicDays';
import { clinicWeekdays } from './clinics';
import { isDay, weekdayOf } from './dates';
import { email, limits, line, paragraph, phone } from './fields';

const clinicId = z
  .number({ error: (issue) => (issue.input === undefined ? 'required' : 'clinic') })
  .check(z.refine((id) => clinicWeekdays.has(id), 'clinic'));

/** Whether a date is not one of another weekday than the clinic's. What is no clinic or no date is told elsewhere. */
function suitsClinic(booking: { clinicId?: unknown; date?: unknown }): boolean {
  const { clinicId: id, date } = booking;
  // Not `Number(id)`: of an object that calls a caller's `toString`, which may be anything.
  const weekday = typeof id === 'number' ? clinicWeekdays.get(id) : undefined;
  return weekday === undefined || typeof date !== 'string' || !isDay(date) || weekdayOf(date) === weekday;
}

/**
 * A request for an appointment. It depends on the day on which it is asked.
 * @param today Day in Nairobi, ISO 8601.
 */
export function bookingSchema(today: string) {
  const { first, last } = bookableDays(today);
  const fields = z.strictObject({
    clinicId,
    date: line(limits.name).check(
      z.refine(isDay, { error: 'date', abort: true }),
      // ISO days sort as texts.
      z.refine((day) => day >= first, 'past'),
      z.refine((day) => day <= last, 'too_far'),
    ),
    name: line(limits.name),
    phone,
    email: z.optional(email),
    note: z.optional(paragraph(limits.text)),
  });
  return fields.check(
    z.refine(suitsClinic, {
      path: ['date'],
      error: 'weekday',
      // Told together with what is wrong elsewhere, not only once all that is put right.
      when: ({ value }) => value instanceof Object,
    }),
  );
}

/** A checked, normalised request. */
export type Booking = z.output<ReturnType<typeof bookingSchema>>;
