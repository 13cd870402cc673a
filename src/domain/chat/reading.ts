import { askIds, type AskId } from './asks';
import { concerns } from './concernSigns';
import { concernIds, type ConcernId } from './concerns';
import { illness } from './illness';
import { injuries } from './injuries';
import { young, type YoungPatient } from './patients';
import { phrasebook, wordsOf } from './phrases';
import type { Rule } from './rule';
import type { RuleId } from './ruleIds';
import { rules } from './rules';
import type { Sign } from './sign';
import { signs } from './signs';
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

interface Claim extends Sign {
  /** Counts only when nothing else is found. */
  vague?: true;
}

function makeReader() {
  const claims: Claim[] = [
    ...rules.flatMap(({ id, topic, claims, firm = '', vaguely = '' }) => [
      { rule: id, topic, says: claims },
      { rule: id, topic, says: firm, firm: true as const },
      { rule: id, says: vaguely, vague: true as const },
    ]),
    ...signs,
    ...illness,
    ...injuries,
    ...concerns,
  ];
  return {
    words: wordReader(claims.flatMap(({ says }) => wordsOf(says))),
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

function topicsOf(found: readonly Claim[]): TopicId[] {
  const named = new Set(found.map(({ topic }) => topic));
  const without = new Set(found.map((claim) => claim.without));
  // Who chokes and is awake cannot breathe either, and must not get the steps for somebody who does not wake.
  const chokes = named.has('choking') && !without.has('choking');
  if (chokes && !named.has('notAwake')) without.add('notBreathing');
  // The same of who fights for breath and is awake, unless more is told.
  const mayBeAwake = found.some(({ concern }) => concern === 'hardBreathing') && !named.has('notAwake');
  if (mayBeAwake && !found.some(({ sure }) => sure)) without.add('notBreathing');
  // After an accident no aspirin is offered for a pain in the chest.
  if (found.some(({ rule }) => rule === 'accident')) without.add('heartAttack');
  return topicIds.filter((topic) => named.has(topic) && !without.has(topic));
}

/** Reads a message; nothing for an empty one. */
export function read(message: string): Reading | undefined {
  if (message.trim() === '') return undefined;
  reader ??= makeReader();
  const words = reader.words(message);
  const found = [...reader.find(words)];
  const named = concernIds.filter((id) => found.some(({ concern }) => concern === id));
  const who = [...reader.findYoung(words)].map((one) => one.who);
  return {
    rule: ruleOf(found),
    topics: topicsOf(found),
    urgent: found.some(({ urgent }) => urgent),
    concerns: named,
    ask: askIds.find((id) => found.some(({ ask }) => ask === id)),
    who: named.includes('pregnancy') ? undefined : (who.find((one) => one === 'baby') ?? who[0]),
  };
}
