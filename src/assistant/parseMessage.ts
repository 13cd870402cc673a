import {
  askIds,
  concernIds,
  topicIds,
  type AskId,
  type ConcernId,
  type RuleId,
  type TopicId,
  type YoungPatient,
} from '../domain/assistantIds';
import { isAsk, isConcern, isRule, isTopic, threats, type Meaning } from './model/meanings';
import { everydayWord } from './engine/figures';
import { isSubjectOnly } from './engine/subjects';
import { hides } from './precedence';
import { reader, type Reader } from './reader';
import type { Matcher } from './rules/matchers';
import type { Rule } from './rules/rule';
import { rules } from './rules/rules';

/** What the assistant understands of a message. */
export interface ParsedMessage {
  /** The first rule that answers; `fallback` when none does. */
  rule: RuleId | 'fallback';
  /** What it is about medically, the most pressing first. */
  topics: readonly TopicId[];
  /** It names a threat to life: the call link comes first, whatever rule answers. */
  urgent: boolean;
  /** What needs words of its own, the most pressing first. */
  concerns: readonly ConcernId[];
  /** A question about the service that refines the rule's answer. */
  ask?: AskId | undefined;
  /** What it may mean: patterns do not tell, but what people have written with this meaning is like it. */
  perhaps?: Meaning | undefined;
  /** Set where the patient seems to be a baby or a child. */
  who?: YoungPatient | undefined;
}

const rulesOf = (found: readonly Matcher[]) => new Set(found.map(({ rule }) => rule));

/** The first rule that matches the message and does not give way; greetings give way to everything. */
function ruleOf(found: readonly Matcher[]): RuleId | 'fallback' {
  const clear = found.filter(({ rule, fallback }) => !fallback && rule !== 'hello');
  const matched = rulesOf(clear);
  const strong = rulesOf(clear.filter((one) => one.strong));
  const answers = ({ id, yieldsTo = [] }: Rule) =>
    matched.has(id) && (strong.has(id) || !yieldsTo.some((later) => matched.has(later)));
  const fallback = rulesOf(found.filter((one) => one.fallback));
  const answer = rules.find(answers) ?? rules.find(({ id }) => fallback.has(id));
  return answer?.id ?? found[0]?.rule ?? 'fallback';
}

/** What is found, without what is ruled out by something else that is found. */
function notHidden(found: readonly Matcher[]): readonly Matcher[] {
  const excluded = new Set<TopicId | ConcernId>(found.flatMap(({ excludes = [] }) => excludes));
  const named = new Set(found.map(({ concern }) => concern));
  for (const concern of concernIds) {
    if (named.has(concern) && !excluded.has(concern)) hides[concern]?.forEach((id) => excluded.add(id));
  }
  const isHidden = (id: TopicId | ConcernId | undefined) => id !== undefined && excluded.has(id);
  return found
    .filter(({ topic, concern }) => !(isHidden(concern) || (!concern && isHidden(topic))))
    .map((one) => (isHidden(one.topic) ? { ...one, topic: undefined } : one));
}

/** What it is about medically. */
function topicsOf(found: readonly Matcher[], isAwake: boolean): TopicId[] {
  const named = new Set(found.map(({ topic }) => topic));
  const has = (...ids: ConcernId[]) => found.some(({ concern }) => concern && ids.includes(concern));
  // Somebody awake who chokes cannot breathe either, but must not get the steps for somebody who does not wake.
  const chokes = named.has('choking') && isAwake;
  // The same for somebody awake who fights for breath, unless the message says more.
  const fights = has('hardBreathing', 'asthma', 'allergy') && isAwake;
  if (chokes || (fights && !found.some(({ certain }) => certain))) named.delete('notBreathing');
  // After an accident no aspirin is offered for a pain in the chest.
  if (found.some(({ rule }) => rule === 'accident')) named.delete('heartAttack');
  return topicIds.filter((topic) => named.has(topic));
}

/** The question about the service, unless it is an emergency or a greeting was followed by something else. */
function askOf(found: readonly Matcher[], rule: ParsedMessage['rule'], urgent: boolean): AskId | undefined {
  const asked = found.filter((one) => one.rule === rule || !(urgent || one.rule === 'hello'));
  return askIds.find((id) => asked.some(({ ask }) => ask === id));
}

/** What the rules make of the words of a message. */
function byRules(words: readonly string[], message: string): ParsedMessage {
  const { find, findYoung } = reader();
  const isSubject = isSubjectOnly(words, message);
  const all = [...find(words)].filter(
    ({ urgent, topic, concern }) => !(isSubject && (urgent || topic || concern)),
  );
  const found = notHidden(all);
  const rule = ruleOf(found);
  const urgent = found.some((one) => one.urgent);
  const concerns = concernIds.filter((id) => found.some(({ concern }) => concern === id));
  const who = new Set([...findYoung(words)].map((one) => one.who));
  const youngest =
    concerns.includes('newborn') || who.has('baby') ? 'baby' : who.has('child') ? 'child' : undefined;
  return {
    rule,
    topics: topicsOf(found, !all.some(({ topic }) => topic === 'notAwake')),
    urgent,
    concerns,
    ask: askOf(found, rule, urgent),
    // At a birth the mother is the patient.
    who: concerns.includes('pregnancy') || concerns.includes('birth') ? undefined : youngest,
  };
}

/**
 * How sure the model must be of a threat to life, of two words, beside what is read and threatens no life, and of other
 * messages; and how sure of anything else. All chosen by cross-validation.
 */
const enough = { short: 0.75, beside: 0.63, threat: 0.45, other: 0.15 };

/** Fewer words than this say too little for a guess. */
const leastWords = 2;

/** A reading with what the model makes of the words: in doubt a threat wins, and other guesses count if no rule does. */
function withGuess(reading: ParsedMessage, words: readonly string[], guess: Reader['guess']): ParsedMessage {
  if (reading.urgent || words.length < leastWords || words.includes(everydayWord)) return reading;
  const unread = reading.rule === 'fallback' && reading.topics.length + reading.concerns.length === 0;
  const { threat, worst, other, sure } = guess(words);
  const isShort = words.length === leastWords;
  const known = [...reading.concerns, ...reading.topics];
  const isHarmless = known.length > 0 && !known.some((id) => threats.has(id));
  const isThreat = threat > enough[isShort ? 'short' : isHarmless ? 'beside' : 'threat'];
  if (!isThreat && !(unread && !isShort && sure > enough.other && other !== 'everyday')) return reading;
  const perhaps = isThreat ? worst : other;
  // What is read already needs no "If".
  if (known.some((id) => id === perhaps)) return { ...reading, urgent: true };
  return {
    ...reading,
    perhaps,
    urgent: isThreat,
    ...(isRule(perhaps) && { rule: perhaps }),
    ...(isAsk(perhaps) && { ask: perhaps }),
    ...(isTopic(perhaps) && {
      topics: topicIds.filter((id) => id === perhaps || reading.topics.includes(id)),
    }),
    ...(isConcern(perhaps) && {
      concerns: concernIds.filter((id) => id === perhaps || reading.concerns.includes(id)),
    }),
  };
}

/** Finds out what a message is about, by the rules alone; nothing for an empty one. */
export const readByRules = (message: string): ParsedMessage | undefined =>
  message.trim() === '' ? undefined : byRules(reader().words(message), message);

/** Finds out what a message is about; nothing for an empty one. Another model's guess is for trying that model. */
export function parseMessage(message: string, guess = reader().guess): ParsedMessage | undefined {
  if (message.trim() === '') return undefined;
  const words = reader().words(message);
  return isSubjectOnly(words, message)
    ? byRules(words, message)
    : withGuess(byRules(words, message), words, guess);
}
