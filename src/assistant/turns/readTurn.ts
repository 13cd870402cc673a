import { concernIds, type ConcernId, type TopicId, type TurnId } from '../../domain/assistantIds';
import { phrasebook, wordsOf } from '../engine/phrases';
import { readTable } from '../engine/wordTable';
import { wordReader } from '../engine/words';
import { aboutPatients, besidePatients, hides } from '../precedence';
import { reader } from '../reader';
import { turnPatterns, type TurnPattern } from './turnPatterns';
import { turnWords } from './turnWords';

/** Messages with more words tell of something new. */
const maxWords = 16;

/** Turns about the phone, which need no matter. */
const always: ReadonlySet<TurnId> = new Set(['nobodyAnswers', 'noAirtime']);

type Matter = TopicId | ConcernId;

/** Matters that the rules see in the words of a turn, though it means none of them. */
const seenBeside: Readonly<Partial<Record<TurnId, readonly Matter[]>>> = {
  limp: ['notAwake', 'notBreathing', 'sickChild', 'fainting'],
  noBreath: ['notBreathing', 'notAwake', 'hardBreathing'],
  worse: ['otherCare', 'notBreathing', 'hardBreathing'],
  cracked: ['brokenBone', 'stopPushing', 'notBreathing'],
  mayIStop: ['stopPushing', 'notBreathing'],
  howLong: ['stopPushing', 'notBreathing'],
  cannot: ['stopPushing', 'notBreathing'],
  nobodyAnswers: ['notAwake'],
  water: ['medicine'],
};

const isConcern = (id: string): id is ConcernId => concernIds.some((one) => one === id);

/** The matter of what a message is about, without for whom and which turn: `choking@baby`. */
export const matterOf = (about: string): string => about.split(/[@.]/)[0] ?? about;

function makeTurnReader() {
  const meanings = new Map(
    readTable(turnWords).flatMap(({ word, forms }) =>
      forms.map((form) => [form, word === '-' ? '' : word] as const),
    ),
  );
  const words = wordReader([...turnPatterns.flatMap(({ patterns }) => wordsOf(patterns)), ...meanings.keys()]);
  const meant = (read: readonly string[]) =>
    read.flatMap((word) => (meanings.get(word) ?? word).split(' ')).filter(Boolean);
  return {
    /** The words of a message as the engine has them; those of the table are replaced before. */
    words: (message: string) =>
      words(message.replace(/[\p{L}\d]+/gu, (typed) => meanings.get(typed.toLowerCase()) ?? typed)),
    /** Replaces words of the table. */
    meant,
    find: phrasebook(turnPatterns),
    /** The words in the patterns of a turn. */
    vocabulary: new Map(turnPatterns.map((one) => [one, new Set(wordsOf(one.patterns))])),
  };
}

let made: ReturnType<typeof makeTurnReader> | undefined;

/**
 * Reads a short message as an answer to the last matter, or as a question about it. Undefined where it is none, or where
 * it names another matter.
 * @param about What the last answer was about, such as `choking@baby`.
 */
export function readTurn(message: string, about: string | undefined): TurnId | undefined {
  const { words, meant, find, vocabulary } = (made ??= makeTurnReader());
  const read = words(message);
  if (read.length > maxWords) return undefined;
  const matter = about === undefined ? '' : matterOf(about);
  const own = new Set<string>([matter, ...(isConcern(matter) ? (hides[matter] ?? []) : [])]);
  const seen = [...reader().find(reader().words(message))];

  const mayFollow = ({ turn, after }: TurnPattern) =>
    (matter !== '' || always.has(turn)) && (!after || after.includes(matter));
  const namesAnother = ({ turn, beside = seenBeside[turn] ?? [] }: TurnPattern) =>
    seen.some(({ topic, concern, urgent }) => {
      const named = [topic, concern].filter((id) => id !== undefined);
      return named.length === 0 ? urgent : named.some((id) => !own.has(id) && !beside.includes(id));
    });
  const asksService = (one: TurnPattern) => {
    const said = vocabulary.get(one);
    const rest = read.filter((word) => !meant([word]).some((part) => said?.has(part)));
    return [...reader().find(rest)].some(
      ({ rule, ask, fallback }) =>
        !fallback &&
        rule !== 'hello' &&
        (ask !== undefined || !(aboutPatients.has(rule) || besidePatients.has(rule))),
    );
  };
  const found = find(meant(read));
  return turnPatterns.find(
    (one) => found.has(one) && mayFollow(one) && !namesAnother(one) && !asksService(one),
  )?.turn;
}
