import { concernIds, type ConcernId, type TurnId } from '../../domain/assistantIds';
import { phrasebook, wordsOf } from '../engine/phrases';
import { readTable } from '../engine/wordTable';
import { wordReader } from '../engine/words';
import { aboutPatients, besidePatients, hides } from '../precedence';
import { reader } from '../reader';
import type { TurnPattern } from './turnPattern';
import { turnPatterns } from './turnPatterns';
import { turnWords } from './turnWords';

/** Messages with more words tell of something new. */
const maxWords = 12;

/** The same for words that no turn knows. */
const maxUnknown = 2;

/** Words that say nothing of what is new. */
const common = new Set(
  'a an the this that his their your my me on at in into over up it is he i they be do not for with from by of or to will would there now then too so very just any some no yes get has'.split(
    ' ',
  ),
);

/** Turns about the phone, which need no matter. */
const always: ReadonlySet<TurnId> = new Set(['nobodyAnswers', 'noAirtime']);

/** Turns that are asked or told in questions. */
const asked: ReadonlySet<TurnId> = new Set([
  'nobodyAnswers',
  'noAirtime',
  'noCar',
  'mayIStop',
  'cracked',
  'water',
  'mayIMove',
  'howLong',
  'cannot',
  'without',
  'alone',
  'notSure',
  'done',
]);

/** Good news, which a message that denies something never is. */
const good: ReadonlySet<TurnId> = new Set(['better', 'awake', 'breathes']);

/** Beginnings of questions, in the words of the patterns. */
const isQuestion = (words: readonly string[]) =>
  /^(?:ok |yes |not )?(?:may (?:i|he|it|they)(?! see)|do i|is (?:it|there) (?:ok|good|safe|normal|any)|how|what|when|where|why|if)\b/.test(
    words.join(' '),
  );

/** "Yes" or "no" before a sentence of its own: what it says is the answer. */
const opening =
  /^\s*(?:(?:yes|yeah|yep|ndio|ndiyo|eeh)\b[\s,.!]*|(?:no|nope|nah|hapana|zii)(?:\s*[,.!]+\s*|\s+(?=(?:it|its|it's|he|hes|he's|she|shes|she's|they|the|i|im|we|not|still|but|bado|yeye|si|ha[a-z]|(?:a|i|ki|u|zi|li|wa|ni|tu)(?:me|na|li)[a-z])\b|(?:ha|(?:a|i|ki|u|zi|li|wa|ni|tu)(?:me|na|li))[a-z]{2})))(?=.*\p{L})/iu;

const isConcern = (id: string): id is ConcernId => concernIds.some((one) => one === id);

/** The matter of what a message is about, without for whom and which turn: `choking@baby`. */
export const matterOf = (about: string): string => about.split(/[@.]/)[0] ?? about;

function makeTurnReader() {
  const meanings = new Map(
    readTable(turnWords).flatMap(({ word, forms }) =>
      forms.map((form) => [form, word === '-' ? '' : word] as const),
    ),
  );
  const words = wordReader([
    ...turnPatterns.flatMap(({ patterns }) => wordsOf(patterns)),
    ...meanings.keys(),
  ]);
  const meant = (read: readonly string[]) =>
    read.flatMap((word) => (meanings.get(word) ?? word).split(' ')).filter(Boolean);
  const vocabulary = new Map(turnPatterns.map((one) => [one, new Set(wordsOf(one.patterns))]));
  const known = new Set([...common, ...[...vocabulary.values()].flatMap((one) => [...one])]);
  return {
    /** Whether a word occurs in a turn. */
    isKnown: (word: string) => known.has(word),
    /** The words of a message as the engine has them; those of the table are replaced before. */
    words: (message: string) =>
      words(message.replace(/[\p{L}\d'’]+/gu, (typed) => meanings.get(typed.toLowerCase()) ?? typed)),
    /** Replaces words of the table. */
    meant,
    find: phrasebook(turnPatterns),
    /** The words in the patterns of a turn. */
    vocabulary,
  };
}

let made: ReturnType<typeof makeTurnReader> | undefined;

/** Reads the words of a turn after a matter; no matter is the empty string. */
function turnIn(message: string, matter: string): TurnId | undefined {
  const { words, meant, find, vocabulary, isKnown } = (made ??= makeTurnReader());
  const read = words(message);
  if (read.length > maxWords) return undefined;
  const own = new Set<string>([matter, ...(isConcern(matter) ? (hides[matter] ?? []) : [])]);
  const seen = [...reader().find(reader().words(message))];
  const said = meant(read);
  if (said.filter((word) => !isKnown(word)).length > Math.min(maxUnknown, (said.length * 2) / 3))
    return undefined;
  const isAsked = isQuestion(said);

  // Good news is told, not asked.
  const isDenied = said.includes('not') || message.includes('?');
  const mayFollow = ({ turn, after, evenDenied }: TurnPattern) =>
    !(isDenied && good.has(turn) && !evenDenied) &&
    (matter !== '' || always.has(turn)) &&
    (!after || after.some((id) => id === matter)) &&
    (!isAsked || (asked.has(turn) && !after));
  const namesAnother = ({ beside = [] }: TurnPattern) =>
    seen.some(({ topic, concern, urgent }) => {
      const named = [topic, concern].filter((id) => id !== undefined);
      return named.length === 0 ? urgent : named.some((id) => !own.has(id) && !beside.includes(id));
    });
  const asksService = (one: TurnPattern) => {
    const known = vocabulary.get(one);
    const rest = read.filter((word) => !meant([word]).some((part) => known?.has(part)));
    return [...reader().find(rest)].some(
      ({ rule, ask, fallback }) =>
        !fallback &&
        rule !== 'hello' &&
        (ask !== undefined || !(aboutPatients.has(rule) || besidePatients.has(rule))),
    );
  };
  const found = find(said);
  return turnPatterns.find(
    (one) => found.has(one) && mayFollow(one) && !namesAnother(one) && !asksService(one),
  )?.turn;
}

/**
 * Reads a short message as an answer to the last matter, or as a question about it. Undefined where it is none, or where
 * it names another matter.
 * @param about What the last answer was about, such as `choking@baby`.
 */
export function readTurn(message: string, about: string | undefined): TurnId | undefined {
  const matter = about === undefined ? '' : matterOf(about);
  const rest = message.replace(opening, '');
  return (rest === message ? undefined : turnIn(rest, matter)) ?? turnIn(message, matter);
}
