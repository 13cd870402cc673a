import type { RuleId } from './ruleIds';
import type { TopicId } from './topics';

/** What one rule answers. Its place among the others is its place in the specification. */
export interface Rule {
  id: RuleId;
  /** What every message of the rule is about. */
  topic?: TopicId;
  /** Phrases it answers, unless one of `leaves` is asked for as well. */
  claims: string;
  /** Phrases it answers whatever else is said. */
  firm?: string;
  /** Phrases it answers when no rule claims the message. */
  vaguely?: string;
  /** Later rules it gives way to when they claim the message, too. */
  leaves?: readonly RuleId[];
}

/** Somebody tells of an emergency: what is general gives way to what helps now. */
export const told = [
  'healthEmergency',
  'accident',
  'trauma',
  'heartOrStroke',
  'stoppedBreathing',
] as const satisfies readonly RuleId[];
