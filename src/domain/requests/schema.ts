import * as z from 'zod/mini';
import { addDays, isDay } from '../dates';
import { email, line, paragraph, phone } from '../fields';
import type { Answers, CoverRequest } from './answers';
import {
  consentField,
  copyField,
  fieldsOf,
  maxLengthOf,
  type RequestDefinition,
  type RequestField,
} from './definition';

/** A request before it is split into answers and boxes. */
type Flat = Readonly<Record<string, unknown>>;

const isMissing = (issue: { input?: unknown }) => issue.input === undefined;
const one = (error: string) => (issue: { input?: unknown }) => (isMissing(issue) ? 'required' : error);

function typeOf(field: RequestField, today: string): z.ZodMiniType {
  switch (field.type) {
    case 'text':
      return line(maxLengthOf.text);
    case 'place':
      return paragraph(maxLengthOf.place);
    case 'longText':
      return paragraph(maxLengthOf.longText);
    case 'phone':
      return phone;
    case 'email':
      return email;
    case 'number':
      return z.int({ error: one('number') }).check(z.gte(field.least, 'range'), z.lte(field.most, 'range'));
    case 'date': {
      const [first, last] = [addDays(today, field.first), addDays(today, field.last)];
      return line(maxLengthOf.text).check(
        z.refine(isDay, { error: 'date', abort: true }),
        // ISO dates compare as strings.
        z.refine((day) => day >= first, 'past'),
        z.refine((day) => day <= last, 'too_far'),
      );
    }
    case 'time':
      return line(maxLengthOf.text).check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'time'));
    case 'choice':
      return z.enum([...field.options], { error: one('choice') });
    case 'many':
      return z.array(z.enum([...field.options], 'choice'), 'choice').check(
        z.minLength(1, 'choice'),
        z.refine((all) => new Set(all).size === all.length, 'choice'),
      );
  }
}

/** Whether a day is not earlier than another one. Missing and invalid days have problems of their own. */
const inOrder = (name: string, other: string) =>
  z.refine<Flat>(
    (value) => {
      const [day, first] = [value[name], value[other]];
      return (
        typeof day !== 'string' || typeof first !== 'string' || !isDay(day) || !isDay(first) || day >= first
      );
    },
    // Reported together with the problems of other fields, not only once those are solved.
    { path: [name], error: 'order', when: ({ value }) => value instanceof Object },
  );

/** A copy needs an e-mail address. */
const copyHasAddress = z.refine<Flat>((value) => value[copyField] !== true || value['email'] !== undefined, {
  path: ['email'],
  error: 'required',
  when: ({ value }) => value instanceof Object,
});

/**
 * Validates a request of a kind, made on a day in Nairobi (ISO 8601). The value is flat: the fields, and beside them the
 * two boxes `copy` and, if the kind asks for it, `consent`.
 */
export function requestSchema(definition: RequestDefinition, today: string): z.ZodMiniType<CoverRequest> {
  const fields = fieldsOf(definition);
  const { consent } = definition;
  const shape = Object.fromEntries(
    fields.map(([name, field]) => {
      const type = typeOf(field, today);
      return [name, field.optional ? z.optional(type) : type];
    }),
  );
  const boxes = {
    [copyField]: z.optional(z.literal(true, 'type')),
    ...(consent !== undefined && { [consentField]: z.literal(consent, 'required') }),
  };
  const orders = fields.flatMap(([name, field]) =>
    field.type === 'date' && field.notBefore !== undefined ? [inOrder(name, field.notBefore)] : [],
  );
  return z.pipe(
    z.strictObject({ ...shape, ...boxes }).check(copyHasAddress, ...orders),
    z.transform((value: Record<string, unknown>): CoverRequest => {
      const answers = fields.flatMap(([name]) => (value[name] === undefined ? [] : [[name, value[name]]]));
      return {
        answers: Object.fromEntries(answers) as Answers,
        copy: value[copyField] === true,
        ...(consent !== undefined && { consent }),
      };
    }),
  );
}
