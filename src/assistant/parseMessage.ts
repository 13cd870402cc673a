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
import { isSubjectOnly } from './engine/subjects';
import { typedWords } from './engine/words';
import type { Seen } from './model/features';
import type { Meaning } from './model/meanings';
import type { Guesser } from './model/model';
import { hides } from './precedence';
import { reader } from './reader';
import type { Matcher } from './rules/matchers';
import type { Rule } from './rules/rule';
import { rules } from './rules/rules';
import { withGuess } from './withGuess';

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
  /** What it may mean besides. */
  also?: readonly Meaning[] | undefined;
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

/** What the rules read, in names that the model learns from. */
const namesOf = ({ rule, topics, concerns, ask, urgent }: ParsedMessage): string[] => [
  rule,
  ...topics,
  ...concerns,
  ...(ask ? [ask] : []),
  urgent ? 'urgent' : 'calm',
];

/** What the model sees of a message. */
export function seenIn(message: string): Seen {
  const words = reader().words(message);
  return { words, typed: typedWords(message), read: namesOf(byRules(words, message)) };
}

/** Finds out what a message is about, by the rules alone; nothing for an empty one. */
export const readByRules = (message: string): ParsedMessage | undefined =>
  message.trim() === '' ? undefined : byRules(reader().words(message), message);

/** Finds out what a message is about; nothing for an empty one. Another model's guess is for trying that model. */
export function parseMessage(message: string, guess: Guesser = reader().guess): ParsedMessage | undefined {
  if (message.trim() === '') return undefined;
  const words = reader().words(message);
  const reading = byRules(words, message);
  if (isSubjectOnly(words, message)) return reading;
  const seen = { words, typed: typedWords(message), read: namesOf(reading) };
  return withGuess(reading, words, guess(seen));
}
