import { isConcern, isTopic, threats, type Meaning } from '../../../src/assistant/model/meanings';
import type { ParsedMessage } from '../../../src/assistant/parsedMessage';
import { idsOf } from '../expected';
import type { Line } from './corpus';

/** How often something is right, of how many. */
export interface Share {
  right: number;
  of: number;
}

/** The share of one language. */
export type ByLanguage = Readonly<Record<Line['language'], Share>>;

/** How well the assistant reads lines, in all. */
export interface Totals {
  /** Threats to life that put the call first. */
  threats: ByLanguage;
  /** Lines of all meanings that are read as meant. */
  meanings: ByLanguage;
  /** Everyday messages that are taken for a threat to life. */
  falseAlarms: ByLanguage;
  /** Questions about the service that are taken for a threat to life. */
  falseAlarmsOnQuestions: ByLanguage;
}

/** How well the assistant reads lines. */
export interface Figures extends Totals {
  /** Lines read as meant, by meaning. */
  byMeaning: readonly (ByLanguage & { meaning: Meaning })[];
  /** What is read in place of what is meant, the most frequent first. */
  confused: readonly { meaning: Meaning; read: string; times: number }[];
}

/** Meanings with one answer, newborns, who get the steps for a baby, and what the rules read more closely. */
const same: Partial<Record<Meaning, (reading: ParsedMessage) => boolean>> = {
  equipment: ({ rule }) => rule === 'inAmbulance',
  inAmbulance: ({ rule }) => rule === 'equipment',
  newborn: ({ topics, who }) => topics.includes('notBreathing') && who === 'baby',
  sting: ({ concerns }) => concerns.includes('scorpion'),
  dogBite: ({ concerns }) => concerns.includes('wildAnimal'),
  sickChild: ({ concerns }) => concerns.includes('sickleCell'),
  notAwake: ({ concerns }) => concerns.includes('fainting'),
};

/** Whether a line is read as it is meant; of everyday messages, whether no alarm is raised. */
export function isRight({ meaning }: Pick<Line, 'meaning'>, reading: ParsedMessage): boolean {
  if (meaning === 'everyday') return !reading.urgent;
  return (
    [...idsOf(reading), ...(reading.also ?? [])].includes(meaning) || (same[meaning]?.(reading) ?? false)
  );
}

/** What is answered first. */
const readAs = ({ concerns, topics, ask, rule, urgent }: ParsedMessage): string =>
  concerns[0] ?? topics[0] ?? ask ?? (urgent ? `${rule}, urgent` : rule);

/** The figures of lines. */
export function figuresOf(
  lines: readonly Line[],
  readLine: (line: Line) => ParsedMessage | undefined,
): Figures {
  const read = lines.map((line) => {
    const reading = readLine(line);
    if (!reading) throw new Error(`An empty line in ${line.meaning}.txt`);
    return { ...line, reading, right: isRight(line, reading) };
  });
  const share = (
    counted: (line: (typeof read)[number]) => boolean,
    right: (line: (typeof read)[number]) => boolean,
  ): ByLanguage => {
    const of = (language: Line['language']) => {
      const all = read.filter((line) => line.language === language && counted(line));
      return { right: all.filter(right).length, of: all.length };
    };
    return { en: of('en'), sw: of('sw') };
  };
  const isEveryday = ({ meaning }: { meaning: Meaning }) => meaning === 'everyday';
  const isAlarm = ({ reading }: { reading: ParsedMessage }) => reading.urgent;
  const confused = new Map<string, { meaning: Meaning; read: string; times: number }>();
  for (const { meaning, reading, right } of read) {
    if (right) continue;
    const key = `${meaning}>${readAs(reading)}`;
    const { times } = confused.get(key) ?? { times: 0 };
    confused.set(key, { meaning, read: readAs(reading), times: times + 1 });
  }
  // Who asks for an ambulance, or says that it is an emergency, may well have one.
  const isQuestion = ({ meaning }: { meaning: Meaning }) =>
    !['everyday', 'callAmbulance', 'healthEmergency'].includes(meaning) &&
    !isTopic(meaning) &&
    !isConcern(meaning);
  return {
    threats: share(({ meaning }) => threats.has(meaning), isAlarm),
    meanings: share(
      (line) => !isEveryday(line),
      ({ right }) => right,
    ),
    falseAlarms: share(isEveryday, isAlarm),
    falseAlarmsOnQuestions: share(isQuestion, isAlarm),
    byMeaning: [...new Set(lines.map(({ meaning }) => meaning))].map((meaning) => ({
      meaning,
      ...share(
        (line) => line.meaning === meaning,
        ({ right }) => right,
      ),
    })),
    confused: [...confused.values()].sort((one, other) => other.times - one.times),
  };
}
