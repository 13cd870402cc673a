import { problemCodes, type ProblemCode } from '../domain/problems';
import type { PostResult } from './results';
import { pageLanguage } from './pageLanguage';
import { isOffline, withRetries, type RetryOptions } from './retry';

/** Choices of a post. */
interface PostOptions extends RetryOptions {
  /** Further request headers, the same for every try. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * Posts JSON to the site's own server, with the language of the page, again where that helps. Never throws: every outcome is a result.
 * What it posts must be such that the server takes it once, however often it comes.
 */
export async function postJson(
  path: string,
  body: object,
  { headers = {}, ...retrying }: PostOptions = {},
): Promise<PostResult> {
  if (isOffline()) return { ok: false, reason: 'offline' };
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ ...body, ...pageLanguage() }),
  };
  const ending = await withRetries(async (signal) => {
    const answer = await fetch(path, { ...request, signal });
    const { ok, status } = answer;
    // It has arrived, whatever becomes of the answer's text.
    const said: unknown = ok ? await answer.json().catch(() => undefined) : undefined;
    const problems = ok ? {} : await problemsIn(answer);
    return { ok, status, said, problems, retryAfter: answer.headers.get('Retry-After') };
  }, retrying);
  if (!('ok' in ending)) return { ok: false, reason: 'unreachable' };
  const { ok, status, said, problems } = ending;
  return ok ? { ok, answer: said } : { ok, reason: 'refused', status, problems };
}

/** Reads `{error: {fields: {name: code}}}`; anything else says nothing about the fields. */
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
