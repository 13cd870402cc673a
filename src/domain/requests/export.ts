import type { Answers } from './answers';
import { fieldsOf } from './definition';
import { sayAnswer } from './summary';
import type { FieldWords, RequestSheet } from './words';

/** Texts of a field, in any step. */
function wordsOf(name: string, { words }: RequestSheet): FieldWords | undefined {
  return Object.values(words.steps).find(({ fields }) => name in fields)?.fields[name];
}

/** Column headings for the export of a kind. */
export function exportColumns(sheet: RequestSheet): string[] {
  return fieldsOf(sheet.definition).map(([name]) => {
    const words = wordsOf(name, sheet);
    return words?.short ?? words?.label ?? name;
  });
}

/** The cells of a request under these columns. Dates and numbers keep their machine-readable format. */
export function exportRow(sheet: RequestSheet, answers: Answers): string[] {
  return fieldsOf(sheet.definition).map(([name, field]) => {
    const answer = answers[name];
    if (answer === undefined) return '';
    if (field.type === 'date' || typeof answer === 'number') return String(answer);
    return sayAnswer(answer, field, wordsOf(name, sheet) ?? {}, sheet);
  });
}

/** The dates in a request, ISO 8601, soonest first. */
function daysOf({ definition }: Pick<RequestSheet, 'definition'>, answers: Answers): string[] {
  const days = fieldsOf(definition).flatMap(([name, { type }]) => {
    const answer = answers[name];
    return type === 'date' && typeof answer === 'string' ? [answer] : [];
  });
  return days.sort();
}

/** First date in a request, ISO 8601; undefined if there is none. */
export const firstDayOf = (sheet: Pick<RequestSheet, 'definition'>, answers: Answers) =>
  daysOf(sheet, answers)[0];

/** Last date in a request. */
export const lastDayOf = (sheet: Pick<RequestSheet, 'definition'>, answers: Answers) =>
  daysOf(sheet, answers).at(-1);
