import { askIds, type AskId } from './asks';
import { claims, type Claim } from './claims';
import { concernIds, type ConcernId } from './concerns';
import { young, type YoungPatient } from './patients';
import { phrasebook, wordsOf } from './phrases';
import type { Rule } from './rule';
import type { RuleId } from './ruleIds';
import { hides } from './precedence';
import { rules } from './rules';
import { topicIds, type TopicId } from './topics';
import { wordReader } from './words';

/** What the assistant understands of a message. */
export interface Reading {
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
  /** Set where the patient seems to be a baby or a child. */
  who?: YoungPatient | undefined;
}

function makeReader() {
  return {
    words: wordReader([...claims, ...young].flatMap(({ says }) => wordsOf(says))),
    find: phrasebook(claims),
    findYoung: phrasebook(young),
  };
}

let reader: ReturnType<typeof makeReader> | undefined;

const rulesOf = (found: readonly Claim[]) => new Set(found.map(({ rule }) => rule));

/** The first rule that claims the message and does not give way; greetings give way to everything. */
function ruleOf(found: readonly Claim[]): RuleId | 'fallback' {
  const clear = found.filter(({ rule, vague }) => !vague && rule !== 'hello');
  const claimed = rulesOf(clear);
  const firm = rulesOf(clear.filter((claim) => claim.firm));
  const answers = ({ id, leaves = [] }: Rule) =>
    claimed.has(id) && (firm.has(id) || !leaves.some((later) => claimed.has(later)));
  const vague = rulesOf(found.filter((claim) => claim.vague));
  const answer = rules.find(answers) ?? rules.find(({ id }) => vague.has(id));
  return answer?.id ?? found[0]?.rule ?? 'fallback';
}

/** What is found, without what is ruled out by something else that is found. */
function notHidden(found: readonly Claim[]): readonly Claim[] {
  const without = new Set<TopicId | ConcernId>(found.flatMap((claim) => claim.without ?? []));
  const named = new Set(found.map(({ concern }) => concern));
  for (const concern of concernIds) {
    if (named.has(concern) && !without.has(concern)) hides[concern]?.forEach((id) => without.add(id));
  }
  const isHidden = (id: TopicId | ConcernId | undefined) => id !== undefined && without.has(id);
  return found
    .filter(({ topic, concern }) => !(isHidden(concern) || (!concern && isHidden(topic))))
    .map((claim) => (isHidden(claim.topic) ? { ...claim, topic: undefined } : claim));
}

/** What it is about medically. */
function topicsOf(found: readonly Claim[], isAwake: boolean): TopicId[] {
  const named = new Set(found.map(({ topic }) => topic));
  const has = (...ids: ConcernId[]) => found.some(({ concern }) => concern && ids.includes(concern));
  // Who chokes and is awake cannot breathe either, and must not get the steps for somebody who does not wake.
  const chokes = named.has('choking') && isAwake;
  // The same of who fights for breath and is awake, unless more is told.
  const fights = has('hardBreathing', 'asthma', 'allergy') && isAwake;
  if (chokes || (fights && !found.some(({ sure }) => sure))) named.delete('notBreathing');
  // After an accident no aspirin is offered for a pain in the chest.
  if (found.some(({ rule }) => rule === 'accident')) named.delete('heartAttack');
  return topicIds.filter((topic) => named.has(topic));
}

/** The question about the service, unless an emergency is told or a greeting was followed by something else. */
function askOf(found: readonly Claim[], rule: Reading['rule'], urgent: boolean): AskId | undefined {
  const asked = found.filter((claim) => claim.rule === rule || !(urgent || claim.rule === 'hello'));
  return askIds.find((id) => asked.some(({ ask }) => ask === id));
}

/** Reads a message; nothing for an empty one. */
export function read(message: string): Reading | undefined {
  if (message.trim() === '') return undefined;
  reader ??= makeReader();
  const words = reader.words(message);
  const all = [...reader.find(words)];
  const found = notHidden(all);
  const rule = ruleOf(found);
  const urgent = found.some((claim) => claim.urgent);
  const concerns = concernIds.filter((id) => found.some(({ concern }) => concern === id));
  const who = new Set([...reader.findYoung(words)].map((one) => one.who));
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
