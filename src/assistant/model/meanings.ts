import {
  askIds,
  concernIds,
  ruleIds,
  topicIds,
  type AskId,
  type ConcernId,
  type RuleId,
  type TopicId,
} from '../../domain/assistantIds';

/** What a message can mean: the name of a file of the corpus. `everyday` has nothing to do with the service. */
export type Meaning = TopicId | ConcernId | AskId | RuleId | 'everyday';

/** Every meaning. */
export const meanings: readonly Meaning[] = [...topicIds, ...concernIds, ...askIds, ...ruleIds, 'everyday'];

/** Meanings without a threat to life: texts on equipment and the plan, and what a clinic can treat. */
const harmless: ReadonlySet<Meaning> = new Set<Meaning>([
  ...(['whatToSay', 'kit', 'plan'] as const),
  ...(['brokenBone', 'dogBite', 'sting', 'nosebleed', 'otherCare', 'bereavement', 'medicine'] as const),
]);

/** Meanings with a threat to life: the call comes first. */
export const threats: ReadonlySet<Meaning> = new Set<Meaning>(
  [...topicIds, ...concernIds].filter((id) => !harmless.has(id)),
);

const isAmong =
  <T extends string>(ids: readonly T[]) =>
  (id: string): id is T =>
    ids.some((one) => one === id);

/** Whether a meaning is a first-aid topic. */
export const isTopic = isAmong(topicIds);
/** Whether a meaning is a concern. */
export const isConcern = isAmong(concernIds);
/** Whether a meaning is a question about the service. */
export const isAsk = isAmong(askIds);
/** Whether a meaning is a rule. */
export const isRule = isAmong(ruleIds);
