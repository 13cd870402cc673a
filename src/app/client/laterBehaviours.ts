import type { Behaviour } from '../../behaviours/attach';
import type { BehaviourName } from '../../behaviours/contract';
import { attachTopicFilter } from '../../behaviours/topicFilter';
import { attachVariants } from '../../behaviours/variants';

/** Behaviours that the first-load script fetches where a page has them. */
export const laterBehaviours = {
  topicFilter: attachTopicFilter,
  variants: attachVariants,
} satisfies Partial<Record<BehaviourName, Behaviour>>;
