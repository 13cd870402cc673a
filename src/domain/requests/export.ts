import type { Answers } from './answers';
import { fieldsOf } from './definition';
import { sayAnswer } from './summary';
import type { FieldWords, RequestSheet } from './words';

/** Words of a field, wherever it is asked. */
function wordsOf(name: string, { words }: RequestSheet): FieldWords | undefined {
  return Object.values(words.steps).find(({ fields }) => name in fields)?.fields[name];
}

/** Heads of the columns of a table of requests of one kind. */
export function exportColumns(sheet: RequestSheet): string[] {
  return fieldsOf(sheet.definition).map(([name]) => {
    const words = wordsOf(name, sheet);
    return words?.short ?? words?.label ?? name;
  });
}

/** The cells of one request under these columns. Days and numbers stay as programs read them. */
export function exportRow(sheet: RequestSheet, answers: Answers): string[] {
  return fieldsOf(sheet.definition).map(([name, field]) => {
    const answer = answers[name];
    if (answer === undefined) return '';
    if (field.type === 'date' || typeof answer === 'number') return String(answer);
    return sayAnswer(answer, field, wordsOf(name, sheet) ?? {}, sheet);
  });
}

/** The days that a request names, ISO 8601, soonest first. */
function daysOf({ definition }: Pick<RequestSheet, 'definition'>, answers: Answers): string[] {
  const days = fieldsOf(definition).flatMap(([name, { type }]) => {
    const answer = answers[name];
    return type === 'date' && typeof answer === 'string' ? [answer] : [];
  });
  return days.sort();
}

/** First day that a request names, ISO 8601; nothing where it names none. */
export const firstDayOf = (sheet: Pick<RequestSheet, 'definition'>, answers: Answers) =>
  daysOf(sheet, answers)[0];

/** The last one. */
export const lastDayOf = (sheet: Pick<RequestSheet, 'definition'>, answers: Answers) =>
  daysOf(sheet, answers).at(-1);
