import type { ProblemCode } from '../domain/problems';

/** Error messages of a field by problem code. */
export type FieldMessages = Partial<Record<ProblemCode, string>>;

/** The message for a field's error. A code without a message of its own gets the one for an empty field. */
export function messageFor(messages: FieldMessages, code: string | undefined): string | undefined {
  if (code === undefined) return undefined;
  return messages[code as ProblemCode] ?? messages.required ?? Object.values(messages)[0];
}
