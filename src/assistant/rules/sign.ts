import type { AskId, ConcernId, RuleId, TopicId } from '../../domain/assistantIds';
import { owner, type PatternOwner } from '../engine/phrases';

/** A state of a patient, or a question about the service, that a message can be about. */
export interface Sign extends PatternOwner {
  /** The rule that answers, unless the message asks for something else. */
  rule: RuleId;
  topic?: TopicId | undefined;
  /** Matter with an answer of its own. */
  concern?: ConcernId | undefined;
  /** The question about the service. */
  ask?: AskId | undefined;
  /** Valid even for somebody who fights for breath: breath or heart has stopped. */
  certain?: true;
  /** What it excludes, because that advice does not help here. */
  excludes?: readonly (TopicId | ConcernId)[];
  /** A threat to life: the call link comes first. */
  urgent?: true;
  /** Whether the rule answers even where it would yield. */
  strong?: true;
}

/** Makes a sign: `` sign({ rule: 'trauma' })`trauma` ``. */
export const sign = owner<Sign>();
