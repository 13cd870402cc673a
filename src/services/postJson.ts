import { problemCodes, type ProblemCode } from '../domain/problems';
import type { PostResult } from './results';

/** Longest wait for an answer, in ms. */
export const answerTimeout = 15_000;

/** Choices of a post. */
export interface PostOptions {
  /** Further request headers. */
  headers?: Readonly<Record<string, string>>;
  /** Longest wait in ms. */
  timeout?: number;
  /** Called with what a success says: its JSON, or `undefined` where it is none. */
  onAnswer?: (answer: unknown) => void;
}

/** Posts JSON to the site's own server. Never throws: every outcome is a result. */
export async function postJson(
  path: string,
  body: unknown,
  { headers = {}, timeout = answerTimeout, onAnswer }: PostOptions = {},
): Promise<PostResult> {
  const abort = new AbortController();
  const timer = setTimeout(() => {
    abort.abort();
  }, timeout);
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: abort.signal,
    });
    if (answer.ok) {
      // It has arrived, whatever becomes of the answer's text.
      onAnswer?.(await answer.json().catch(() => undefined));
      return { ok: true };
    }
    return { ok: false, reason: 'refused', status: answer.status, problems: await problemsIn(answer) };
  } catch {
    return { ok: false, reason: 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
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
