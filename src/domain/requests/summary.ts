import { sayDay } from '../sayDay';
import type { Answer, Answers } from './answers';
import { fieldsOf, type RequestField } from './definition';
import type { FieldWords, RequestSheet } from './words';

/** An answer in words. */
export interface SummaryRow {
  /** Name of the field. */
  field: string;
  label: string;
  value: string;
  /** Whether it is about somebody's health. */
  medical: boolean;
}

/** The answers of a step. */
export interface SummaryGroup {
  /** Name of the step. */
  step: string;
  title: string;
  rows: readonly SummaryRow[];
}

const figures = new Intl.NumberFormat('en-KE');

/** Formats a whole number, the same in both languages: `2,500`. */
export const sayNumber = (count: number): string => figures.format(count);

/** Formats an answer in words. An answer that the definition no longer has is shown as it is. */
export function sayAnswer(
  answer: Answer,
  field: RequestField,
  words: Pick<FieldWords, 'options'>,
  { days }: Pick<RequestSheet, 'days'>,
): string {
  if (typeof answer === 'number') return sayNumber(answer);
  const say = (one: string) => words.options?.[one] ?? one;
  if (typeof answer !== 'string') return answer.map(say).join(', ');
  return field.type === 'date' ? sayDay(answer, days) : say(answer);
}

/** All answers in words, by step. Steps without an answer are left out. */
export function summaryRows(sheet: RequestSheet, answers: Answers): SummaryGroup[] {
  const { definition, words } = sheet;
  return Object.entries(definition.steps)
    .map(([step, fields]) => {
      const stepWords = words.steps[step];
      const rows = Object.entries(fields).flatMap(([name, field]): SummaryRow[] => {
        const answer = answers[name];
        const own = stepWords?.fields[name];
        if (answer === undefined || own === undefined) return [];
        const value = sayAnswer(answer, field, own, sheet);
        return [{ field: name, label: own.short ?? own.label, value, medical: field.medical === true }];
      });
      return { step, title: stepWords?.title ?? step, rows };
    })
    .filter(({ rows }) => rows.length > 0);
}

/** Answers that consist of words or numbers of ours: a choice, a day, a time or a number. */
const ours: readonly RequestField['type'][] = ['number', 'date', 'time', 'choice', 'many'];

/**
 * The same as lines of an e-mail or a message, without health details. Left-out answers are counted.
 * @param only `ours` leaves out what visitors write in words of their own.
 */
export function summaryLines(
  sheet: RequestSheet,
  answers: Answers,
  only: 'all' | 'ours' = 'all',
): { lines: string[]; medical: number; typed: number } {
  const fields = new Map(fieldsOf(sheet.definition));
  const isTyped = ({ field }: SummaryRow) => !ours.some((type) => type === fields.get(field)?.type);
  const groups = summaryRows(sheet, answers).map(({ title, rows }) => {
    const shareable = rows.filter(({ medical }) => !medical);
    return { title, rows, shareable, shown: shareable.filter((row) => only === 'all' || !isTyped(row)) };
  });
  const count = (of: (group: (typeof groups)[number]) => number) =>
    groups.reduce((sum, group) => sum + of(group), 0);
  return {
    lines: groups.flatMap(({ title, shown }) =>
      shown.length === 0 ? [] : [title, ...shown.map(({ label, value }) => `  ${label}: ${value}`)],
    ),
    medical: count(({ rows, shareable }) => rows.length - shareable.length),
    typed: count(({ shareable, shown }) => shareable.length - shown.length),
  };
}
