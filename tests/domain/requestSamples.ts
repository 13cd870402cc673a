import fc from 'fast-check';
import type { Answer } from '../../src/domain/requests/answers';
import { ticked } from '../../src/domain/requests/answers';
import {
  consentField,
  fieldsOf,
  inputNames,
  type RequestDefinition,
  type RequestField,
} from '../../src/domain/requests/definition';
import { addDays } from '../../src/domain/dates';

/** The day on which the samples are sent: the Monday of `tests/server/site.ts`. */
export const today = '2026-03-02';

/** A valid answer to a field; the first of several. @param from Day on which it is sent, ISO 8601. */
export function sampleAnswer(field: RequestField, from = today): Answer {
  switch (field.type) {
    case 'number':
      return field.least + 1;
    case 'date':
      return addDays(from, field.first + 7);
    case 'time':
      return '14:00';
    case 'phone':
      return '+254712345678';
    case 'email':
      return 'wanjiku@example.co.ke';
    case 'choice':
      return field.options[0] ?? '';
    case 'many':
      return [field.options[0] ?? '', field.options.at(-1) ?? ''];
    default:
      return `Some ${field.type}`;
  }
}

/** Valid answers to all fields, or to the required ones. */
export function sampleAnswers(definition: RequestDefinition, which: 'all' | 'needed' = 'all', from = today) {
  const wanted = fieldsOf(definition).filter(([, { optional }]) => which === 'all' || !optional);
  return Object.fromEntries(wanted.map(([name, field]) => [name, sampleAnswer(field, from)]));
}

/** The body of a program's post: the answers, and the consent if the kind needs one. */
export function sampleBody(definition: RequestDefinition, which: 'all' | 'needed' = 'all', from = today) {
  return {
    ...sampleAnswers(definition, which, from),
    ...(definition.consent !== undefined && { [consentField]: definition.consent }),
  };
}

/** The same as posted by a browser without JavaScript: all text fields, and the ticked boxes. */
export function sampleForm(definition: RequestDefinition, which: 'all' | 'needed' = 'all') {
  const answers: Record<string, Answer> = sampleAnswers(definition, which);
  const texts = fieldsOf(definition).flatMap(([name, field]) => {
    const answer = answers[name];
    if (field.type !== 'many') return [[name, String(answer ?? '')]];
    return inputNames(name, field)
      .filter((input) => Array.isArray(answer) && answer.includes(input.slice(name.length + 1)))
      .map((input) => [input, ticked]);
  });
  const consent = definition.consent === undefined ? [] : [[consentField, definition.consent]];
  return Object.fromEntries([...texts, ...consent]) as Record<string, string>;
}

const words = fc.stringMatching(/^[a-zA-Z][a-zA-Z ,.]{0,60}[a-zA-Z]$/);

/** Any valid answer to a field, as it is stored. Days that depend on each other come from the samples. */
export function anyAnswer(field: RequestField): fc.Arbitrary<Answer> {
  switch (field.type) {
    case 'number':
      return fc.integer({ min: field.least, max: field.most });
    case 'date':
      return field.notBefore === undefined
        ? fc.integer({ min: field.first, max: field.last - 30 }).map((days) => addDays(today, days))
        : fc.constant(addDays(today, field.last));
    case 'time':
      return fc
        .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
        .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    case 'phone':
      return fc.integer({ min: 0, max: 99_999_999 }).map((rest) => `+2547${String(rest).padStart(8, '0')}`);
    case 'email':
      return fc.constantFrom('a@example.co.ke', 'wanjiku.mwangi@example.com');
    case 'choice':
      return fc.constantFrom(...field.options);
    case 'many':
      return fc.subarray([...field.options], { minLength: 1 });
    default:
      return words.map((text) => text.replace(/ +/g, ' '));
  }
}

/** Any valid request of a kind, flat as it is posted. */
export function anyBody(definition: RequestDefinition): fc.Arbitrary<Record<string, unknown>> {
  const fields = fieldsOf(definition);
  return fc
    .record(Object.fromEntries(fields.map(([name, field]) => [name, anyAnswer(field)])), {
      requiredKeys: fields.filter(([, { optional }]) => !optional).map(([name]) => name),
    })
    .map((answers) => ({
      ...answers,
      ...(definition.consent !== undefined && { [consentField]: definition.consent }),
    }));
}
