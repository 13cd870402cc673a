import {
  fieldsOf,
  optionName,
  consentField,
  copyField,
  type RequestDefinition,
  type RequestField,
} from './definition';

/** The answer to one question: a text, a number, or the chosen ones of several. */
export type Answer = string | number | readonly string[];

/** What somebody has answered, by the names of the fields; what was left empty is missing. */
export type Answers = Readonly<Record<string, Answer>>;

/** A checked request: the answers, and what was ticked below them. */
export interface CoverRequest {
  answers: Answers;
  /** Whether a copy by e-mail is wished. */
  copy: boolean;
  /** Version of the words that were agreed to; missing where nothing had to be. */
  consent?: string;
}

/** What a box sends that is ticked. */
export const ticked = 'yes';

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Reads a number as people write it: `1,200`, `1 200`. Anything else is left as it is, for the check to find. */
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
 * Makes the check's input of a form's texts: HTML has no numbers and no lists, and a field left empty is none. Names that the
 * form does not have are kept, so that the check refuses them.
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

/** A request out of the check's input as it stands, for where the check cannot be loaded: the server checks it all the same. */
export function uncheckedRequest(input: Readonly<Record<string, unknown>>): CoverRequest {
  const { [copyField]: copy, [consentField]: consent, ...answers } = input;
  return {
    answers: answers as Answers,
    copy: copy === true,
    ...(typeof consent === 'string' && { consent }),
  };
}

/** Number of the first step, from 1, that still lacks an answer which it needs; one more than there are where none does. */
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
