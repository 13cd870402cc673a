import type { RuleId, TopicId } from '../../domain/assistantIds';

/** What one rule answers. Its place among the others is its place in the specification. */
export interface Rule {
  id: RuleId;
  /** What every message of the rule is about. */
  topic?: TopicId;
  /** Patterns it answers, unless a rule of `yieldsTo` matches as well. */
  patterns: string;
  /** Patterns it answers whatever else is said. */
  strongPatterns?: string;
  /** Patterns it answers when no rule matches the message. */
  fallbackPatterns?: string;
  /** Later rules it gives way to when they match the message, too. */
  yieldsTo?: readonly RuleId[];
}

/** Rules of emergencies: what is general gives way to what helps now. */
export const emergencyRules = [
  'healthEmergency',
  'accident',
  'trauma',
  'heartOrStroke',
  'stoppedBreathing',
] as const satisfies readonly RuleId[];
