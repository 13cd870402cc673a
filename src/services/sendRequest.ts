import { honeypotField } from '../domain/formGuard';
import type { CoverRequest } from '../domain/requests/answers';
import { copyField, consentField } from '../domain/requests/definition';
import type { RequestKind } from '../domain/requests/kinds';
import { requestForm } from '../domain/requests/requestForm';
import { postJson } from './postJson';
import type { PostResult } from './results';
import type { RetryOptions } from './retry';

/** Result of a request for cover, a transfer or a course. */
export type RequestResult =
  | {
      ok: true;
      /** Reference of the request; left out if the answer could not be read. */
      reference?: string;
    }
  | Exclude<PostResult, { ok: true }>;

/**
 * Sends a request as a flat object: the answers, and beside them the ticked boxes.
 * @param key Idempotency key of the submission, so that an attempt whose answer was lost is not stored twice.
 */
export async function sendRequest(
  kind: RequestKind,
  request: CoverRequest & Partial<Record<typeof honeypotField, string>>,
  key: string,
  retryOptions: RetryOptions = {},
): Promise<RequestResult> {
  const { answers, copy, consent, [honeypotField]: honeypot } = request;
  const body = {
    ...answers,
    ...(copy && { [copyField]: true }),
    ...(consent !== undefined && { [consentField]: consent }),
    ...(honeypot && { [honeypotField]: honeypot }),
  };
  const result = await postJson(requestForm(kind).path, body, { ...retryOptions, key });
  if (!result.ok) return result;
  const { reference } = (result.answer instanceof Object ? result.answer : {}) as { reference?: unknown };
  return { ok: true, ...(typeof reference === 'string' && reference !== '' && { reference }) };
}
