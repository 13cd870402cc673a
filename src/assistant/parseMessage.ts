import {
  askIds,
  concernIds,
  topicIds,
  type AskId,
  type ConcernId,
  type TopicId,
} from '../domain/assistantIds';
import { isSubjectOnly } from './engine/subjects';
import { typedWords } from './engine/words';
import type { Seen } from './model/features';
import type { Guesser } from './model/model';
import type { ParsedMessage } from './parsedMessage';
import { circumstancesOf, type Circumstances } from './circumstances';
import { decide, type Decision } from './decide';
import { hides } from './precedence';
import { reader } from './reader';
import type { Matcher } from './rules/matchers';
import type { Rule } from './rules/rule';
import { rules } from './rules/rules';

const rulesOf = (found: readonly Matcher[]) => new Set(found.map(({ rule }) => rule));

/** The first rule that matches the message and does not yield; greetings yield to everything. */
function ruleOf(found: readonly Matcher[]): ParsedMessage['rule'] {
  const clear = found.filter(({ rule, fallback }) => !fallback && rule !== 'hello');
  const matched = rulesOf(clear);
  const strong = rulesOf(clear.filter((one) => one.strong));
  const answers = ({ id, yieldsTo = [] }: Rule) =>
    matched.has(id) && (strong.has(id) || !yieldsTo.some((later) => matched.has(later)));
  const fallback = rulesOf(found.filter((one) => one.fallback));
  const answer = rules.find(answers);
  return answer?.id ?? rules.find(({ id }) => fallback.has(id))?.id ?? found[0]?.rule ?? 'fallback';
}

/** The matches without those that another match excludes. */
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

/** The medical topics. */
function topicsOf(found: readonly Matcher[], isAwake: boolean): TopicId[] {
  const named = new Set(found.map(({ topic }) => topic));
  const has = (...ids: ConcernId[]) => found.some(({ concern }) => concern && ids.includes(concern));
  // Somebody who chokes cannot breathe, but is awake, and must not get the steps for an unconscious person.
  const chokes = named.has('choking') && isAwake;
  // The same for somebody awake who fights for breath, unless the message says more.
  const fights = has('hardBreathing', 'asthma', 'allergy') && isAwake;
  if (chokes || (fights && !found.some(({ certain }) => certain))) named.delete('notBreathing');
  // After an accident aspirin must not be offered for chest pain.
  if (found.some(({ rule }) => rule === 'accident')) named.delete('heartAttack');
  return topicIds.filter((topic) => named.has(topic));
}

/** The question about the service, except in an emergency, or if something else follows a greeting. */
function askOf(found: readonly Matcher[], rule: ParsedMessage['rule'], urgent: boolean): AskId | undefined {
  const asked = found.filter((one) => one.rule === rule || !(urgent || one.rule === 'hello'));
  return askIds.find((id) => asked.some(({ ask }) => ask === id));
}

/** Interprets the words of a message by the rules. */
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

/** What the rules found, as features for the model. */
const namesOf = ({ rule, topics, concerns, ask, urgent }: ParsedMessage): string[] => [
  rule,
  ...topics,
  ...concerns,
  ...(ask ? [ask] : []),
  urgent ? 'urgent' : 'calm',
];

/** Input of the model for a message. */
export function seenIn(message: string): Seen {
  const words = reader().words(message);
  return { words, typed: typedWords(message), read: namesOf(byRules(words, message)) };
}

/** Interprets a message by the rules; undefined for an empty one. */
export const parseMessage = (message: string): ParsedMessage | undefined =>
  message.trim() === '' ? undefined : byRules(reader().words(message), message);

/** A message as the rules read it, and what is done with it. */
export interface ReadMessage {
  reading: ParsedMessage;
  circumstances: Circumstances;
  decision: Decision;
}

/** Interprets a message by the rules and the model; undefined for an empty one. @param guess Another classifier, to try it. */
export function readMessage(message: string, guess: Guesser = reader().guess): ReadMessage | undefined {
  const reading = parseMessage(message);
  if (!reading) return undefined;
  const words = reader().words(message);
  const circumstances = circumstancesOf(message);
  // Only the name of a matter: a film, a word to translate.
  if (isSubjectOnly(words, message)) return { reading, circumstances, decision: { kind: 'answer' } };
  const seen = { words, typed: typedWords(message), read: namesOf(reading) };
  return { reading, circumstances, decision: decide(reading, words, guess(seen), circumstances) };
}
