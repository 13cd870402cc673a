import type { Problems } from '../domain/problems';

/** The part of a result that says whether the key was taken. */
type Sent = { ok: true } | { ok: false; reason?: string; status?: number; problems?: Problems };

/** The server has stored another text under this key: its answer was lost, and the text was changed afterwards. */
function isKeyReused(result: Sent): boolean {
  if (result.ok || result.reason !== 'refused') return false;
  return result.status === 422 && Object.keys(result.problems ?? {}).length === 0;
}

/**
 * Sends a submission with its idempotency key, so that the server stores it once however often it is sent. If the answer
 * was lost and the text has changed since, it is a new submission with its own key.
 * @param keyOf Returns the stored key, or replaces it by a fresh one.
 */
export async function sendOnce<Result extends Sent>(
  keyOf: (fresh: boolean) => string,
  send: (key: string) => Promise<Result>,
): Promise<Result> {
  const result = await send(keyOf(false));
  return isKeyReused(result) ? send(keyOf(true)) : result;
}
