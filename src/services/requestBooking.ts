import type { Booking } from '../domain/booking';
import { postJson, type PostOptions } from './postJson';
import type { PostResult } from './results';

/** What became of a request for an appointment. */
export type BookingResult =
  | {
      ok: true;
      /** What the visitor names when asking about it; missing where the answer could not be read. */
      reference?: string;
    }
  | Exclude<PostResult, { ok: true }>;

/**
 * Asks for an appointment.
 * @param key The same for every try of one filling, so that a try whose answer was lost is not stored twice.
 */
export async function requestBooking(
  booking: Booking,
  key: string,
  { timeout }: Pick<PostOptions, 'timeout'> = {},
): Promise<BookingResult> {
  let answer: unknown;
  const result = await postJson('/book-appointment', booking, {
    headers: { 'Idempotency-Key': key },
    ...(timeout !== undefined && { timeout }),
    onAnswer: (said) => {
      answer = said;
    },
  });
  if (!result.ok) return result;
  const { reference } = (answer instanceof Object ? answer : {}) as { reference?: unknown };
  return { ok: true, ...(typeof reference === 'string' && reference !== '' && { reference }) };
}
