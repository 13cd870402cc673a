import type { AskId, ConcernId, RuleId, TopicId, YoungPatient } from '../domain/assistantIds';

/** The meaning of a message. */
export interface ParsedMessage {
  /** The first rule that matches; `fallback` if none does. */
  rule: RuleId | 'fallback';
  /** Medical topics, the most urgent first. */
  topics: readonly TopicId[];
  /** Whether it names a threat to life: the call link comes first, whatever rule answers. */
  urgent: boolean;
  /** Matters with an answer of their own, the most urgent first. */
  concerns: readonly ConcernId[];
  /** A question about the service that refines the rule's answer. */
  ask?: AskId | undefined;
  /** Set if the patient seems to be a baby or a child. */
  who?: YoungPatient | undefined;
}
