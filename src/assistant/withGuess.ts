import { concernIds, topicIds, type TopicId } from '../domain/assistantIds';
import { everydayWord } from './engine/figures';
import { isAsk, isConcern, isRule, isTopic, threats, type Meaning } from './model/meanings';
import type { Guess } from './model/model';
import type { ParsedMessage } from './parseMessage';

/** Fewer words than this say too little for a guess. */
const leastWords = 2;

/**
 * What must speak for a guess before it counts, in the model's weights. All were chosen by cross-validation: as many threats
 * as can be found without more false alarms than before. Those beside questions, for few words and for taking back an alarm
 * were then moved twice, because false alarms on check lines stood above what is held.
 */
const enough = {
  /**
   * For a threat where no rule answers, beside what threatens no life, beside the answer to a question, and beside what
   * threatens no life and is the likeliest to the model as well.
   */
  alarm: { unread: -0.35, harmless: 0.3, question: 0.7, agreed: 1.5 },
  /** For a threat in a message of two or three words, which say little. */
  fewWords: { 2: 1.2, 3: 0.4 } as Readonly<Record<number, number>>,
  /** Below this, what the rules took for a threat is none, where an everyday message is likelier than all else. */
  noAlarm: -0.25,
  /** For a meaning that the rules have not read. */
  meaning: -0.95,
  /** How far it may lie behind the likeliest, to be named besides. */
  behind: 0.6,
};

/** How many meanings are named besides: more would be a list and no answer. */
const mostBesides = 2;

/** Everything that a reading names. */
const named = ({ rule, topics, concerns, ask }: ParsedMessage): readonly string[] => [
  rule,
  ...topics,
  ...concerns,
  ...(ask ? [ask] : []),
];

/** A reading that takes a guess for what is meant. */
const takenFor = (reading: ParsedMessage, perhaps: Meaning): ParsedMessage => ({
  ...reading,
  perhaps,
  ...(isRule(perhaps) && { rule: perhaps }),
  ...(isAsk(perhaps) && { ask: perhaps }),
  ...(isTopic(perhaps) && {
    topics: topicIds.filter((id) => id === perhaps || reading.topics.includes(id)),
  }),
  ...(isConcern(perhaps) && {
    concerns: concernIds.filter((id) => id === perhaps || reading.concerns.includes(id)),
  }),
});

/** Topics whose alarm is never taken back, and beside which nothing is named: minutes count. */
const vital: ReadonlySet<string> = new Set<TopicId>(['notBreathing', 'notAwake']);

const isVital = ({ topics }: ParsedMessage): boolean => topics.some((topic) => vital.has(topic));

/** Whether the alarm of a reading may be taken back; never where help is asked for in words that name no matter. */
const isDoubtful = (reading: ParsedMessage): boolean =>
  reading.topics.length + reading.concerns.length > 0 && !isVital(reading);

/** What is read, as far as it matters to how much must speak for a threat. */
function kindOf({ rule, topics, concerns }: ParsedMessage, likeliest: Meaning): keyof typeof enough.alarm {
  const matters: readonly Meaning[] = [...topics, ...concerns];
  if (matters.length > 0) return matters.includes(likeliest) ? 'agreed' : 'harmless';
  return rule === 'fallback' ? 'unread' : 'question';
}

/** A reading without its alarm: the figure of speech, the film or the past that the words are about needs no help. */
const calm: ParsedMessage = { rule: 'fallback', topics: [], concerns: [], urgent: false };

/**
 * A reading with what the model makes of the words. What the rules read stays, unless nearly everything speaks for an everyday
 * message; in doubt a threat wins.
 */
export function withGuess(
  reading: ParsedMessage,
  words: readonly string[],
  { alarm, ranked }: Guess,
): ParsedMessage {
  if (words.length < leastWords || words.includes(everydayWord)) return reading;
  const [first] = ranked;
  if (!first) return reading;
  const isEveryday = first.meaning === 'everyday';
  const isShort = words.length === leastWords;
  if (reading.urgent && isEveryday && !isShort && isDoubtful(reading) && alarm < enough.noAlarm) return calm;
  const kind = kindOf(reading, first.meaning);
  const least = Math.max(enough.alarm[kind], enough.fewWords[words.length] ?? -Infinity);
  const isThreat = !reading.urgent && alarm > least;
  const unread = kind === 'unread';
  if (unread && isShort && !isThreat) return reading;
  const likeliest = ranked.find(({ meaning }) => threats.has(meaning) === isThreat);
  const counts = likeliest && likeliest.meaning !== 'everyday' && likeliest.weight > enough.meaning;
  const guessed = likeliest && (isThreat || (unread && counts)) ? likeliest.meaning : undefined;
  const known = new Set(named(reading));
  const read =
    guessed === undefined
      ? reading
      : { ...(known.has(guessed) ? reading : takenFor(reading, guessed)), urgent: isThreat };
  if (isEveryday || isVital(reading)) return read;
  const has = new Set(named(read));
  const also = ranked
    .slice(0, mostBesides + 1)
    .filter(
      ({ meaning, weight }) =>
        meaning !== 'everyday' &&
        !has.has(meaning) &&
        // Whether a life is at stake was decided above.
        (read.urgent || !threats.has(meaning)) &&
        weight > Math.max(enough.meaning, first.weight - enough.behind),
    )
    .slice(0, mostBesides)
    .map(({ meaning }) => meaning);
  return also.length === 0 ? read : { ...read, also };
}
