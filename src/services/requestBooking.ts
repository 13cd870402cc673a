import type { Booking } from '../domain/booking';
import { consentHeader, consents } from '../domain/consents';
import { forms } from '../domain/forms';
import { postJson } from './postJson';
import type { PostResult } from './results';
import type { RetryOptions } from './retry';

/** Result of a request for an appointment. */
export type BookingResult =
  | {
      ok: true;
      /** Reference of the request; left out if the answer could not be read. */
      reference?: string;
    }
  | Exclude<PostResult, { ok: true }>;

/**
 * Requests an appointment.
 * @param key Idempotency key of the submission, so that an attempt whose answer was lost is not stored twice.
 */
export async function requestBooking(
  booking: Booking,
  key: string,
  retryOptions: RetryOptions = {},
): Promise<BookingResult> {
  const headers = { [consentHeader]: consents.booking };
  const result = await postJson(forms.booking.path, booking, { ...retryOptions, key, headers });
  if (!result.ok) return result;
  const { reference } = (result.answer instanceof Object ? result.answer : {}) as { reference?: unknown };
  return { ok: true, ...(typeof reference === 'string' && reference !== '' && { reference }) };
}
