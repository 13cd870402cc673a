import type { ProblemCode } from '../domain/problems';

/** What to say about a field, by what is wrong with it. */
export type FieldMessages = Partial<Record<ProblemCode, string>>;

/** The words for a field's error. A code without words of its own falls back to those for an empty field. */
export function messageFor(messages: FieldMessages, code: string | undefined): string | undefined {
  if (code === undefined) return undefined;
  return messages[code as ProblemCode] ?? messages.required ?? Object.values(messages)[0];
}
