import type { RuleId, TopicId } from '../../domain/assistantIds';
import { owner, type PatternOwner } from '../engine/phrases';

/** A rule with its answer, in the position of the specification. Its patterns are ignored if a rule of `yieldsTo` matches too. */
export interface Rule extends PatternOwner {
  id: RuleId;
  /** Topic of every message that matches the rule. */
  topic?: TopicId;
  /** Patterns that match whatever else is said. */
  strongPatterns?: string;
  /** Patterns that are used when no rule matches the message. */
  fallbackPatterns?: string;
  /** Later rules that take precedence when they match the message, too. */
  yieldsTo?: readonly RuleId[];
}

/** Makes a rule: `` rule({ id: 'emtDifference' })`difference` ``. */
export const rule = owner<Rule>();

/** Rules of emergencies: general rules yield to them. */
export const emergencyRules = [
  'healthEmergency',
  'accident',
  'trauma',
  'heartOrStroke',
  'stoppedBreathing',
] as const satisfies readonly RuleId[];
