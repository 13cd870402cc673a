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

/**
 * Concerns that the rules alone recognise, because people name the animal, the drink or the illness. As meanings of the larger
 * model they raised its false alarms on everyday messages in English from 18.0 to 19.7 %.
 */
const readByRulesAlone = [
  'fainting',
  'drunk',
  'sickleCell',
  'scorpion',
  'wildAnimal',
] as const satisfies ConcernId[];

type LearnedConcern = Exclude<ConcernId, (typeof readByRulesAlone)[number]>;
const isLearned = (id: ConcernId): id is LearnedConcern => !readByRulesAlone.some((one) => one === id);

/** What a message can mean: the name of a file of the corpus. `everyday` has nothing to do with the service. */
export type Meaning = TopicId | LearnedConcern | AskId | RuleId | 'everyday';

/** Every meaning. */
export const meanings: readonly Meaning[] = [
  ...topicIds,
  ...concernIds.filter(isLearned),
  ...askIds,
  ...ruleIds,
  'everyday',
];

/** Meanings without a threat to life: texts on equipment and the plan, and what a clinic can treat. */
const harmless: ReadonlySet<Meaning> = new Set<Meaning>([
  ...(['whatToSay', 'kit', 'plan'] as const),
  ...(['brokenBone', 'dogBite', 'sting', 'nosebleed', 'otherCare', 'bereavement', 'medicine'] as const),
]);

/** Meanings with a threat to life: the call comes first. */
export const threats: ReadonlySet<Meaning> = new Set<Meaning>(
  [...topicIds, ...concernIds.filter(isLearned)].filter((id) => !harmless.has(id)),
);

const isAmong =
  <T extends string>(ids: readonly T[]) =>
  (id: string): id is T =>
    ids.some((one) => one === id);

/** Whether a meaning is a first-aid topic. */
export const isTopic = isAmong(topicIds);
/** Whether a meaning is a concern. */
export const isConcern = isAmong(concernIds.filter(isLearned));
/** Whether a meaning is a question about the service. */
export const isAsk = isAmong(askIds);
/** Whether a meaning is a rule. */
export const isRule = isAmong(ruleIds);
