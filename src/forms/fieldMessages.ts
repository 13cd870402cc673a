import type { ProblemCode } from '../domain/problems';

/** What to say about a field, by what is wrong with it. */
export type FieldMessages = Partial<Record<ProblemCode, string>>;

/** The words for a problem. A code without words of its own falls back to those for an empty field. */
export function messageFor(messages: FieldMessages, code: ProblemCode | undefined): string | undefined {
  return code && (messages[code] ?? messages.required ?? Object.values(messages)[0]);
}
