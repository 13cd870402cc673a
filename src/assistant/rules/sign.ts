import type { AskId, ConcernId, RuleId, TopicId } from '../../domain/assistantIds';
import { owner, type PatternOwner } from '../engine/phrases';

/** A state of a patient, or a question about the service, that a message is about. */
export interface Sign extends PatternOwner {
  /** The rule that answers, unless somebody asks for something else. */
  rule: RuleId;
  topic?: TopicId | undefined;
  /** What needs words of its own. */
  concern?: ConcernId | undefined;
  /** The question about the service that it asks. */
  ask?: AskId | undefined;
  /** Certain even of somebody who fights for breath: breath or heart has stopped. */
  certain?: true;
  /** What it rules out: what helps with that does not help here. */
  excludes?: readonly (TopicId | ConcernId)[];
  /** A threat to life: the call link comes first. */
  urgent?: true;
  /** The rule answers even where it gives way otherwise. */
  strong?: true;
}

/** Makes a sign: `` sign({ rule: 'trauma' })`trauma` ``. */
export const sign = owner<Sign>();
