import { concernIds, topicIds, type TopicId } from '../domain/assistantIds';
import { everydayWord } from './engine/figures';
import { isAsk, isConcern, isRule, isTopic, threats, type Meaning } from './model/meanings';
import type { Guess } from './model/model';
import type { ParsedMessage } from './parsedMessage';

/** Messages with fewer words say too little for a guess. */
const minWords = 2;

/**
 * Minimum scores for a guess to count. They were chosen by cross-validation: as many threats as possible without more false
 * alarms than before. Those beside questions, for few words and for withdrawing an alarm were adjusted twice afterwards,
 * because there were more false alarms on check lines than the tests allow.
 */
const enough = {
  /**
   * For a threat: if no rule answers, beside meanings without a threat to life, beside the answer to a question, and beside
   * a harmless meaning that is also the model's likeliest.
   */
  alarm: { unread: -0.35, harmless: 0.3, question: 0.7, agreed: 1.5 },
  /** For a threat in a message of only two or three words. */
  fewWords: { 2: 1.2, 3: 0.4 } as Readonly<Record<number, number>>,
  /** Below this score an alarm of the rules is withdrawn, if an everyday message is likelier than everything else. */
  noAlarm: -0.25,
  /** For a meaning that the rules have not found. */
  meaning: -0.95,
  /** Maximum distance from the likeliest meaning for one to be named as well. */
  behind: 0.6,
};

/** Maximum number of further meanings: more would be a list and no answer. */
const maxFurther = 2;

/** Everything that a result names. */
const named = ({ rule, topics, concerns, ask }: ParsedMessage): readonly string[] => [
  rule,
  ...topics,
  ...concerns,
  ...(ask ? [ask] : []),
];

/** The result of the rules, with a guess as its meaning. */
const withMeaning = (reading: ParsedMessage, perhaps: Meaning): ParsedMessage => ({
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

/** Topics whose alarm is never withdrawn, and beside which no further meaning is named: minutes count. */
const vital: ReadonlySet<string> = new Set<TopicId>(['notBreathing', 'notAwake']);

const isVital = ({ topics }: ParsedMessage): boolean => topics.some((topic) => vital.has(topic));

/** Whether the alarm of a result may be withdrawn; never if the message asks for help without naming a problem. */
const isDoubtful = (reading: ParsedMessage): boolean =>
  reading.topics.length + reading.concerns.length > 0 && !isVital(reading);

/** Kind of a result, which decides the minimum score for a threat. */
function kindOf({ rule, topics, concerns }: ParsedMessage, likeliest: Meaning): keyof typeof enough.alarm {
  const matters: readonly string[] = [...topics, ...concerns];
  if (matters.length > 0) return matters.includes(likeliest) ? 'agreed' : 'harmless';
  return rule === 'fallback' ? 'unread' : 'question';
}

/** A result without an alarm, for a figure of speech, a film or something in the past. */
const calm: ParsedMessage = { rule: 'fallback', topics: [], concerns: [], urgent: false };

/**
 * Combines the rules' result with the model's guess. The rules' result stays, unless nearly everything indicates an
 * everyday message; in doubt a threat wins.
 */
export function withGuess(
  reading: ParsedMessage,
  words: readonly string[],
  { alarm, ranked }: Guess,
): ParsedMessage {
  if (words.length < minWords || words.includes(everydayWord)) return reading;
  const [first] = ranked;
  if (!first) return reading;
  const isEveryday = first.meaning === 'everyday';
  const isShort = words.length === minWords;
  if (reading.urgent && isEveryday && !isShort && isDoubtful(reading) && alarm < enough.noAlarm) return calm;
  const kind = kindOf(reading, first.meaning);
  const minScore = Math.max(enough.alarm[kind], enough.fewWords[words.length] ?? -Infinity);
  const isThreat = !reading.urgent && alarm > minScore;
  // One word of everyday speech is no reason to talk of the service where a threat is likelier.
  if (
    reading.weak &&
    kind === 'question' &&
    !isThreat &&
    (isEveryday || threats.has(first.meaning)) &&
    alarm > 0
  )
    return calm;
  const unread = kind === 'unread';
  if (unread && isShort && !isThreat) return reading;
  const likeliest = ranked.find(({ meaning }) => threats.has(meaning) === isThreat);
  const counts = likeliest && likeliest.meaning !== 'everyday' && likeliest.weight > enough.meaning;
  const guessed = likeliest && (isThreat || (unread && counts)) ? likeliest.meaning : undefined;
  const known = new Set(named(reading));
  const read =
    guessed === undefined
      ? reading
      : { ...(known.has(guessed) ? reading : withMeaning(reading, guessed)), urgent: isThreat };
  // The model has no name for some concerns, so what is likeliest for it is something else.
  const isUnlearned = !read.concerns.every(isConcern);
  if (isEveryday || isVital(reading) || isUnlearned) return read;
  const has = new Set(named(read));
  const also = ranked
    .slice(0, maxFurther + 1)
    .filter(
      ({ meaning, weight }) =>
        meaning !== 'everyday' &&
        !has.has(meaning) &&
        // Whether a life is at stake was decided above.
        (read.urgent || !threats.has(meaning)) &&
        weight > Math.max(enough.meaning, first.weight - enough.behind),
    )
    .slice(0, maxFurther)
    .map(({ meaning }) => meaning);
  return also.length === 0 ? read : { ...read, also };
}
