import * as z from 'zod/mini';
import { bookableDays } from './clinicDays';
import type { Clinic } from './clinics';
import { closedOn } from './closedDays';
import { isDay, weekdayOf } from './dates';
import { email, limits, line, paragraph, phone } from './fields';

/** Schema of a request for an appointment at one of the clinics, made on a day in Nairobi (ISO 8601). */
export function bookingSchema(today: string, clinics: readonly Pick<Clinic, 'id' | 'weekday' | 'closed'>[]) {
  const { first, last } = bookableDays(today);
  // Not `Number(id)`: for an object it calls the caller's `toString`, which may be anything.
  const clinicOf = (id: unknown) => clinics.find((clinic) => clinic.id === id);

  /** Why the clinic is not open on the date. An unknown clinic or date has a problem of its own. */
  function againstDate({ clinicId, date }: { clinicId?: unknown; date?: unknown }) {
    const clinic = clinicOf(clinicId);
    if (!clinic || typeof date !== 'string' || !isDay(date)) return undefined;
    if (weekdayOf(date) !== clinic.weekday) return 'weekday';
    return closedOn(date, clinic.closed) && 'closed';
  }
  const suits = (problem: 'weekday' | 'closed') =>
    z.refine<{ clinicId?: unknown; date?: unknown }>((booking) => againstDate(booking) !== problem, {
      path: ['date'],
      error: problem,
      // Reported together with the problems of other fields, not only once those are solved.
      when: ({ value }) => value instanceof Object,
    });

  const fields = z.strictObject({
    clinicId: z
      .number({ error: (issue) => (issue.input === undefined ? 'required' : 'clinic') })
      .check(z.refine((id) => clinicOf(id) !== undefined, 'clinic')),
    date: line(limits.name).check(
      z.refine(isDay, { error: 'date', abort: true }),
      // ISO dates compare as strings.
      z.refine((day) => day >= first, 'past'),
      z.refine((day) => day <= last, 'too_far'),
    ),
    name: line(limits.name),
    phone,
    email: z.optional(email),
    note: z.optional(paragraph(limits.text)),
  });
  return fields.check(suits('weekday'), suits('closed'));
}

/** A validated, normalised request. */
export type Booking = z.output<ReturnType<typeof bookingSchema>>;
