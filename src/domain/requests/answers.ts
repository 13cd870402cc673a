import {
  fieldsOf,
  optionName,
  consentField,
  copyField,
  type RequestDefinition,
  type RequestField,
} from './definition';

/** The answer to one question: a text, a number, or the selected options. */
export type Answer = string | number | readonly string[];

/** Answers by field name; empty ones are left out. */
export type Answers = Readonly<Record<string, Answer>>;

/** A validated request: the answers, and the boxes below them. */
export interface CoverRequest {
  answers: Answers;
  /** Whether a copy by e-mail is requested. */
  copy: boolean;
  /** Version of the accepted consent text; left out if none was needed. */
  consent?: string;
}

/** Value of a ticked box. */
export const ticked = 'yes';

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Parses a number as people write it: `1,200`, `1 200`. Anything else is returned unchanged, and fails the validation. */
function readNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const digits = value.trim().replace(/[\s,\u00A0\u202F](?=\d{3}(?!\d))/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : value;
}

function readField(name: string, field: RequestField, values: Readonly<Record<string, unknown>>): unknown {
  if (field.type === 'many') {
    const chosen = field.options.filter((option) => !isBlank(values[optionName(name, option)]));
    return chosen.length === 0 ? undefined : chosen;
  }
  const value = values[name];
  if (isBlank(value)) return undefined;
  return field.type === 'number' ? readNumber(value) : value;
}

/**
 * Converts a form's strings to the schema's input: HTML has no numbers and no lists, and an empty field is omitted. Unknown
 * names are kept, so that the validation refuses them.
 */
export function requestInput(
  definition: RequestDefinition,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const rest = new Map(Object.entries(values));
  const found = fieldsOf(definition).map(([name, field]): [string, unknown] => {
    const read = readField(name, field, values);
    rest.delete(name);
    if (field.type === 'many') for (const option of field.options) rest.delete(optionName(name, option));
    return [name, read];
  });
  const copy = isBlank(rest.get(copyField))
    ? undefined
    : rest.get(copyField) === ticked || rest.get(copyField);
  const consent = isBlank(rest.get(consentField)) ? undefined : rest.get(consentField);
  const boxes: [string, unknown][] = [
    [copyField, copy],
    [consentField, consent],
  ];
  rest.delete(copyField);
  rest.delete(consentField);
  return Object.fromEntries([...found, ...boxes, ...rest].filter(([, value]) => value !== undefined));
}

/** A request from unvalidated input, for when the schema cannot be loaded: the server validates it all the same. */
export function uncheckedRequest(input: Readonly<Record<string, unknown>>): CoverRequest {
  const { [copyField]: copy, [consentField]: consent, ...answers } = input;
  return {
    answers: answers as Answers,
    copy: copy === true,
    ...(typeof consent === 'string' && { consent }),
  };
}

/** Number of the first step, from 1, with a required answer missing; one more than the number of steps if there is none. */
export function firstOpenStep(
  definition: RequestDefinition,
  values: Readonly<Record<string, unknown>>,
): number {
  const input = requestInput(definition, values);
  const steps = Object.values(definition.steps);
  const open = steps.findIndex((fields) =>
    Object.entries(fields).some(([name, { optional }]) => !optional && input[name] === undefined),
  );
  return (open < 0 ? steps.length : open) + 1;
}
