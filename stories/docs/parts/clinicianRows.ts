import type { AssistantAnswer } from '../../../src/content/assistantTypes';
import type { FirstAidSource, FirstAidTopic, Statement } from '../../../src/content/firstAidTypes';

/** How sure a line is: that of its least sure source. */
export type Mark = 'Read' | 'Reported' | 'Inference';

/** What words come from. */
interface Cited {
  mark: Mark;
  /** Numbers of the sources in the list of the matter. */
  from: readonly number[];
}

/** A line in both languages. */
export interface ClinicianRow {
  /** Heading of its list, where the line is the first of it. */
  heading?: { en: string; sw: string; cited?: Cited };
  en: string;
  sw: string;
  /** Not with the lines of an answer, which names its sources as a whole: they are at its heading. */
  cited?: Cited;
}

/** Lines, and the sources that their numbers lead to. */
export interface NumberedRows {
  rows: readonly ClinicianRow[];
  sources: readonly { name: string; mark: Mark }[];
}

const marks: Readonly<Record<FirstAidSource['confidence'], Mark>> = {
  read: 'Read',
  reported: 'Reported',
  background: 'Inference',
};
const order: readonly Mark[] = ['Read', 'Reported', 'Inference'];
const leastSure = (from: readonly FirstAidSource[]): Mark =>
  from
    .map(({ confidence }) => marks[confidence])
    .reduce((one, other) => (order.indexOf(other) > order.indexOf(one) ? other : one), 'Read');

/** A line with its sources, before these have numbers. */
export interface Line extends Omit<ClinicianRow, 'cited'> {
  sources: readonly FirstAidSource[];
  isAnswer?: true;
}
interface Lists {
  title: string;
  items: readonly Statement[];
}

const lineOf = ({ ask, act, text, links = [] }: Statement) =>
  [ask, act, text, ...links.map(({ label }) => label)].filter((part) => part !== undefined).join(' ');

/** Lists of a page in their order. What to do with the phone is the same on every page, and comes once. */
export const listsOf = ({ stepsTitle, steps, variants = [], blocks }: FirstAidTopic): readonly Lists[] => [
  { title: stepsTitle, items: steps },
  ...variants,
  ...blocks.filter(({ id }) => id !== 'phone'),
];

export const linesOfLists = (lists: readonly Lists[], twins: readonly Lists[]): Line[] =>
  lists.flatMap(({ title, items }, list) =>
    items.map((statement, at) => ({
      ...(at === 0 && { heading: { en: title, sw: twins[list]?.title ?? '' } }),
      en: lineOf(statement),
      sw: twins[list]?.items[at] ? lineOf(twins[list].items[at]) : '',
      sources: statement.from,
    })),
  );

const wordsOf = ({ callLine, whom, lines, avoid = [] }: AssistantAnswer) =>
  [callLine, whom, ...lines, ...avoid].filter((line): line is string => line !== undefined && line !== '');

/** Lines of an answer; its sources are those of the whole answer. */
export function linesOfAnswer(
  answer: AssistantAnswer,
  twin: AssistantAnswer,
  who: readonly [string, string] = ['', ''],
): Line[] {
  const said = wordsOf(twin);
  return wordsOf(answer).map((en, at) => ({
    ...(at === 0 && {
      heading: { en: `The assistant says${who[0]}`, sw: `Msaidizi husema${who[1]}` },
    }),
    en,
    sw: said[at] ?? '',
    sources: answer.sources ?? [],
    isAnswer: true,
  }));
}

/** Lines with numbered sources. */
export function numbered(lines: readonly Line[]): NumberedRows {
  const all = [...new Map(lines.flatMap(({ sources }) => sources.map((one) => [one.name, one]))).values()];
  const cite = (sources: readonly FirstAidSource[]): Cited => ({
    mark: leastSure(sources),
    from: sources
      .map(({ name }) => 1 + all.findIndex((one) => one.name === name))
      .toSorted((one, other) => one - other),
  });
  return {
    rows: lines.map(({ sources, isAnswer, heading, en, sw }) => ({
      ...(heading && { heading: isAnswer ? { ...heading, cited: cite(sources) } : heading }),
      en,
      sw,
      ...(!isAnswer && { cited: cite(sources) }),
    })),
    sources: all.map(({ name, year, confidence }) => ({
      name: year === undefined ? name : `${name}, ${String(year)}`,
      mark: marks[confidence],
    })),
  };
}
