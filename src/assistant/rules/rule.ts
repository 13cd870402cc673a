import type { RuleId, TopicId } from '../../domain/assistantIds';
import { owner, type PatternOwner } from '../engine/phrases';

/** What one rule answers. It stands where the specification has it. Its patterns count unless a rule of `yieldsTo` matches too. */
export interface Rule extends PatternOwner {
  id: RuleId;
  /** What every message of the rule is about. */
  topic?: TopicId;
  /** Patterns it answers whatever else is said. */
  strongPatterns?: string;
  /** Patterns it answers when no rule matches the message. */
  fallbackPatterns?: string;
  /** Later rules it gives way to when they match the message, too. */
  yieldsTo?: readonly RuleId[];
}

/** Makes a rule: `` rule({ id: 'emtDifference' })`difference` ``. */
export const rule = owner<Rule>();

/** Rules of emergencies: what is general gives way to what helps now. */
export const emergencyRules = [
  'healthEmergency',
  'accident',
  'trauma',
  'heartOrStroke',
  'stoppedBreathing',
] as const satisfies readonly RuleId[];
