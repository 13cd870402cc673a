import { idempotencyKey } from '../behaviours/draft';
import type { PostResult } from '../services/results';

type Failed = Extract<PostResult, { ok: false }>;

/** The server has stored another text under this key: its answer was lost, and the text was changed afterwards. */
function isKeyReused(result: { ok: true } | Failed): boolean {
  if (result.ok || result.reason !== 'refused') return false;
  return result.status === 422 && Object.keys(result.problems).length === 0;
}

/**
 * Sends the form with its idempotency key, so that the server stores it once however often it is sent. If the answer was
 * lost and the text has changed since, it is a new submission with its own key.
 */
export async function submitIdempotently<Result extends { ok: true } | Failed>(
  form: HTMLFormElement,
  send: (key: string) => Promise<Result>,
): Promise<Result> {
  const result = await send(idempotencyKey(form));
  return isKeyReused(result) ? send(idempotencyKey(form, true)) : result;
}
