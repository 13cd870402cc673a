import type { AskId } from './asks';
import type { ConcernId } from './concerns';
import type { Saying } from './phrases';
import type { RuleId } from './ruleIds';
import type { TopicId } from './topics';

/** A state of somebody that a message tells of. */
export interface Sign extends Saying {
  /** The rule that answers, unless somebody asks for something else. */
  rule: RuleId;
  topic?: TopicId | undefined;
  /** What needs words of its own. */
  concern?: ConcernId | undefined;
  /** The question about the service that it asks. */
  ask?: AskId | undefined;
  /** Certain even of somebody who fights for breath: breath or heart has stopped. */
  sure?: true;
  /** What it rules out: what helps with that does not help here. */
  without?: readonly (TopicId | ConcernId)[];
  /** A threat to life: the call link comes first. */
  urgent?: true;
  /** The rule answers even where it gives way otherwise. */
  firm?: true;
}
