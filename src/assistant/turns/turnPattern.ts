import type { ConcernId, TopicId, TurnId } from '../../domain/assistantIds';
import { owner, type PatternOwner } from '../engine/phrases';

/** Ways to say a turn. */
export interface TurnPattern extends PatternOwner {
  /** What they mean. */
  turn: TurnId;
  /** Set where they mean it after these matters only. */
  after?: readonly (TopicId | ConcernId)[];
  /** Matters that the rules see in these words, though they mean none of them. */
  beside?: readonly (TopicId | ConcernId)[];
  /** Good news in words that deny something: "no more blood". */
  evenDenied?: true;
}

/** Makes patterns of a turn: `` says({ turn: 'yes' })`^ yes` ``. */
export const says = owner<TurnPattern>();

/** What a step needs. */
export const needed =
  'equipment|asthma|inhaler|pen|epipen|allergic|adrenaline|injection|sugar|cloth|kitambaa|gloves|glavu|water|defibrillator|stick|sindano|ice|bandage|bandeji|scarf|soap|spacer|leso|ors|aspirin';

/** What the rules see where breath is named. */
export const breathless = ['notBreathing', 'notAwake', 'hardBreathing'] as const;

/** What the rules see where somebody is not awake. */
export const asleep = ['notAwake', 'notBreathing', 'sickChild', 'fainting'] as const;
