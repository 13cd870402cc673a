import { concernIds, type ConcernId, type TurnId } from '../../domain/assistantIds';
import { phrasebook, wordsOf } from '../engine/phrases';
import { readTable } from '../engine/wordTable';
import { verbReader } from '../engine/swahili';
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

/** Words that say nothing of what is new, beside numbers. */
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

/** Somebody else than the patient: what the message tells of them is new. */
const somebodyElse =
  /\b(?:others?|another (?!one|fit|seizure|time|cloth)\w+|wife|husband|brother|sister|friend|neighbou?rs?|passengers?|driver|pupil|twin|mke|mume|dada|kaka|rafiki|jirani|mwingine|wengine|mwenz\w+|naye|abiria|dereva)\b/i;

/** Thanks, and words beside them that tell nothing. */
const thanks = /\b(?:thank\w*|thx|tnx|asant\w*|shukran\w*|bless)\b/gi;
const polite = new Set('ok sawa poa you is it much good i he'.split(' '));

/** A question about the ambulance, not about the steps. */
const service =
  /\b(?:how|what|ngapi)\b(?!.*\b(?:if|not|i|may)\b).*\b(?:ambulance|you|arrive|charge|cost|pay)\b|\bambulance\b.*\b(?:what|how|ngapi)\b|\b(?:wrong|sorry) (?!phone)/;

/** "Shall I", as one Swahili word: the object and the stem. */
const shallI = /^(?:ni|tu)(?!me|na|li|ta)(?:m[uw]?)?([a-z]{3,})e$/;

/** What the helper has done. */
const reported =
  /^(?:(?:i|we|have|just|already|ok|and) )*[a-z]{3,}(?<!ne)ed\b|^(?:ni|tu)(?:me|sha|mesha)[a-z]+a\b/i;

/** Good news, which a message that denies something never is. */
const good: ReadonlySet<TurnId> = new Set(['better', 'awake', 'breathes']);

/** Beginnings of questions, in the words of the patterns. */
const isQuestion = (words: readonly string[]) =>
  /^(?:ok |yes |not )?(?:may (?:i|he|it|they)(?! see)|do i|is (?:it|there) (?:ok|good|safe|normal|any)|how|what|when|where|why|if)\b/.test(
    words.join(' '),
  );

/** "Yes" or "no" before a sentence of its own: what it says is the answer. */
const opening =
  /^\s*(?:(?:yes|yeah|yep|ya|ndio|ndiyo|eeh)\b[\s,.!]*|(?:no|nope|nah|hapana|zii)(?:\s*[,.!]+\s*|\s+(?=(?:it|its|it's|he|hes|he's|she|shes|she's|they|the|i|im|we|not|still|but|bado|yeye|si|ha[a-z]|(?:a|i|ki|u|zi|li|wa|ni|tu)(?:me|na|li)[a-z])\b|(?:ha|(?:a|i|ki|u|zi|li|wa|ni|tu)(?:me|na|li))[a-z]{2})))(?=.*\p{L})/iu;

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
  const vocabulary = new Map(turnPatterns.map((one) => [one, new Set(wordsOf(one.patterns))]));
  const known = new Set([...common, ...[...vocabulary.values()].flatMap((one) => [...one])]);
  // Sheng: English verbs with the beginning of Swahili ones.
  const verb = verbReader([...[...known].map((word) => [word, word] as const), ...meanings]);
  const meaning = (word: string) => meanings.get(word) ?? (known.has(word) ? word : (verb(word) ?? word));
  const meant = (read: readonly string[]) =>
    read.flatMap((word) => meaning(word).split(' ')).filter((word) => word !== '' && !/^\d+$/.test(word));
  return {
    /** Whether a word occurs in a turn. */
    isKnown: (word: string) => known.has(word),
    /** The words of a message as the engine has them; those of the table are replaced before. */
    words: (message: string) =>
      words(
        message.replace(/[\p{L}\d'’]+/gu, (typed) => {
          const word = typed.toLowerCase();
          return meanings.get(word) ?? word.replace(shallI, 'may i ku$1a');
        }),
      ),
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
  const read = words(message.replace(thanks, ''));
  if (read.length > maxWords) return undefined;
  const own = new Set<string>([matter, ...(isConcern(matter) ? (hides[matter] ?? []) : [])]);
  const seen = [...reader().find(reader().words(message))];
  const said = meant(read);
  if (said.filter((word) => !isKnown(word)).length > Math.min(maxUnknown, (said.length * 2) / 3))
    return undefined;
  const isAsked = isQuestion(said);
  if (service.test(said.join(' ')) || (message.search(thanks) >= 0 && said.every((word) => polite.has(word))))
    return undefined;
  const isElse = somebodyElse.test(message);

  // Good news is told, not asked.
  const isDenied = said.includes('not') || message.includes('?');
  const mayFollow = ({ turn, after, evenDenied }: TurnPattern) =>
    !(isDenied && good.has(turn) && !evenDenied) &&
    (matter !== '' || always.has(turn)) &&
    (!after || after.some((id) => id === matter)) &&
    (!isAsked || (asked.has(turn) && !after));
  const namesAnother = ({ beside = [] }: TurnPattern) =>
    seen.some(({ topic, concern }) =>
      [topic, concern].some((id) => id !== undefined && !own.has(id) && (isElse || !beside.includes(id))),
    );
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
  return (
    turnPatterns.find((one) => found.has(one) && mayFollow(one) && !namesAnother(one) && !asksService(one))
      ?.turn ??
    (matter !== '' && seen.length === 0 && !isAsked && reported.test(message) ? 'done' : undefined)
  );
}

/**
 * Reads a short message as an answer to the last matter, or as a question about it. Undefined where it is none, or where
 * it names another matter.
 * @param about What the last answer was about, such as `choking@baby`.
 */
export function readTurn(message: string, about: string | undefined): TurnId | undefined {
  const matter = about === undefined ? '' : matterOf(about);
  const rest = message.replace(opening, '');
  if (rest === message) return turnIn(message, matter);
  const answer = message.slice(0, message.length - rest.length);
  return (
    turnIn(rest, matter) ??
    turnIn(message, matter) ??
    // What follows "yes" or "no" means nothing else.
    (reader().find(reader().words(rest)).size === 0 ? turnIn(answer, matter) : undefined)
  );
}
