import * as z from 'zod/mini';
import { bookableDays } from './clinicDays';
import type { Clinic } from './clinics';
import { isDay, weekdayOf } from './dates';
import { email, limits, line, paragraph, phone } from './fields';

/** A request for an appointment at one of the clinics, made on a day in Nairobi (ISO 8601). */
export function bookingSchema(today: string, clinics: readonly Pick<Clinic, 'id' | 'weekday'>[]) {
  const { first, last } = bookableDays(today);
  // Not by `Number(id)`: of an object that calls a caller's `toString`, which may be anything.
  const weekdayOfClinic = (id: unknown) => clinics.find((clinic) => clinic.id === id)?.weekday;

  /** Whether the date is a day of the clinic. An unknown clinic or date has a problem of its own. */
  function suitsClinic(booking: { clinicId?: unknown; date?: unknown }): boolean {
    const weekday = weekdayOfClinic(booking.clinicId);
    const { date } = booking;
    return weekday === undefined || typeof date !== 'string' || !isDay(date) || weekdayOf(date) === weekday;
  }

  const fields = z.strictObject({
    clinicId: z
      .number({ error: (issue) => (issue.input === undefined ? 'required' : 'clinic') })
      .check(z.refine((id) => weekdayOfClinic(id) !== undefined, 'clinic')),
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
      // Reported together with the problems of other fields, not only once those are solved.
      when: ({ value }) => value instanceof Object,
    }),
  );
}

/** A checked, normalised request. */
export type Booking = z.output<ReturnType<typeof bookingSchema>>;
