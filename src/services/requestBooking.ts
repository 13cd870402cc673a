import type { Booking } from '../domain/booking';
import { consentHeader, consents } from '../domain/consents';
import { forms } from '../domain/forms';
import { postJson } from './postJson';
import type { PostResult } from './results';
import type { RetryOptions } from './retry';

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
 * @param key Idempotency key of the submission, so that a try whose answer was lost is not stored twice.
 */
export async function requestBooking(
  booking: Booking,
  key: string,
  retrying: RetryOptions = {},
): Promise<BookingResult> {
  const headers = { 'Idempotency-Key': key, [consentHeader]: consents.booking };
  const result = await postJson(forms.booking.path, booking, { ...retrying, headers });
  if (!result.ok) return result;
  const { reference } = (result.answer instanceof Object ? result.answer : {}) as { reference?: unknown };
  return { ok: true, ...(typeof reference === 'string' && reference !== '' && { reference }) };
}
