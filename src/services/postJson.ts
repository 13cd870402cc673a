import { problemCodes, type ProblemCode } from '../domain/problems';
import type { PostResult } from './results';
import { sentLanguage } from './sentLanguage';
import { withRetries, type RetryOptions } from './retry';

/** Options of a post. */
interface PostOptions extends RetryOptions {
  /** Idempotency key of the submission, so that an attempt whose answer was lost is not stored twice. */
  key?: string;
  /** Further request headers, the same for every attempt. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * Posts JSON to the site's own server, with the page's language, and retries if that may help. Never throws: every outcome
 * is a result. The request must be idempotent: the server must accept it once, however often it arrives.
 */
export async function postJson(
  path: string,
  body: object,
  { key, headers = {}, ...retryOptions }: PostOptions = {},
): Promise<PostResult> {
  const request: RequestInit = {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(key !== undefined && { 'Idempotency-Key': key }),
      ...headers,
    },
    body: JSON.stringify({ ...body, ...sentLanguage() }),
  };
  const outcome = await withRetries(async (signal) => {
    const answer = await fetch(path, { ...request, signal });
    const { ok, status } = answer;
    // The post was accepted, even if the body cannot be read.
    const json: unknown = ok ? await answer.json().catch(() => undefined) : undefined;
    const problems = ok ? {} : await problemsIn(answer);
    return { ok, status, json, problems, retryAfter: answer.headers.get('Retry-After') };
  }, retryOptions);
  if (!('ok' in outcome)) return { ok: false, reason: outcome.offline ? 'offline' : 'unreachable' };
  const { ok, status, json, problems } = outcome;
  return ok ? { ok, answer: json } : { ok, reason: 'refused', status, problems };
}

/** Reads `{error: {fields: {name: code}}}`; anything else means no field errors. */
async function problemsIn(answer: Response): Promise<Record<string, ProblemCode>> {
  const problems: Record<string, ProblemCode> = {};
  try {
    const { error } = (await answer.json()) as { error?: { fields?: Record<string, unknown> } };
    for (const [field, code] of Object.entries(error?.fields ?? {})) {
      problems[field] = problemCodes.find((known) => known === code) ?? 'type';
    }
  } catch {
    // A proxy's page, or no body at all.
  }
  return problems;
}
