/** Error codes of fields. Schemas return these codes; pages and server translate them to messages. */
export const problemCodes = [
  'required',
  'too_long',
  'email',
  // An address to which most mail servers cannot send.
  'email_letters',
  'phone',
  'rating',
  'type',
  // For a date, and for the clinic of an appointment.
  'clinic',
  'date',
  'past',
  'too_far',
  'weekday',
  'closed',
  // For a request: numbers, times, choices, and days in their order.
  'number',
  'range',
  'time',
  'choice',
  'order',
] as const;

/** Error code of a field. */
export type ProblemCode = (typeof problemCodes)[number];

/** Errors of a submitted form: field name to code. */
export type Problems = Readonly<Record<string, ProblemCode>>;

/** Error messages of a field, by code. */
export type FieldMessages = Partial<Record<ProblemCode, string>>;

/** The message for a field's error. A code without a message of its own gets the one for an empty field. */
export function messageFor(messages: FieldMessages, code: ProblemCode): string {
  return messages[code] ?? messages.required ?? Object.values(messages)[0] ?? '';
}

/** The parts of a zod issue that are used here. */
interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly code?: string | undefined;
  readonly keys?: readonly string[] | undefined;
}

/** Converts the issues of a failed validation to one code per field, the first one found. */
export function problemsOf(issues: readonly Issue[]): Record<string, ProblemCode> {
  // A map, because clients may name a field like a property of `Object.prototype`.
  const problems = new Map<string, ProblemCode>();
  for (const issue of issues) {
    const names = issue.code === 'unrecognized_keys' ? (issue.keys ?? []) : [String(issue.path[0] ?? '')];
    for (const name of names) {
      if (!problems.has(name))
        problems.set(name, problemCodes.find((code) => code === issue.message) ?? 'type');
    }
  }
  return Object.fromEntries(problems);
}

const plain: Record<ProblemCode, string> = {
  required: 'is required',
  too_long: 'is too long',
  email: 'must be an e-mail address',
  email_letters: 'must have only plain letters before the at sign',
  phone: 'must be a phone number',
  rating: 'must be a whole number from 1 to 5',
  type: 'is not expected here or has the wrong type',
  clinic: 'must be the number of a clinic',
  date: 'must be a day such as 2026-03-09',
  past: 'must be a later day',
  too_far: 'must be an earlier day',
  weekday: 'must be on the weekday of the clinic',
  closed: 'must not be a day on which the clinic is closed',
  number: 'must be a whole number',
  range: 'must be within its limits',
  time: 'must be a time of 24 hours',
  choice: 'must be one of the answers to choose from',
  order: 'must not be before the first day',
};

/** Describes an error in plain English for API clients: `email must be an e-mail address`. */
export function describeProblem(field: string, code: ProblemCode): string {
  return `${field} ${plain[code]}`;
}
