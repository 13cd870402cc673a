import type { ConcernId } from '../domain/chat/concerns';
import type { YoungPatient } from '../domain/chat/patients';
import type { RuleId } from '../domain/chat/ruleIds';
import type { TopicId } from '../domain/chat/topics';
import type { FirstAidSource } from './firstAidTypes';
import type { Link } from './types';

/** What the assistant says to a question. */
export interface AssistantAnswer {
  /** One action or statement each; where a life may be at stake the call is the first. */
  lines: readonly string[];
  /** What not to do, said after the lines. */
  avoid?: readonly string[];
  /** Said behind the call when something more pressing is answered. */
  first?: string;
  /** Said after the steps when something more pressing is answered. */
  last?: string;
  /** The first-aid topic whose words these are. */
  topic?: TopicId;
  /** Where to read on. */
  links?: readonly Link[];
  /** Guidelines that the words come from. */
  sources?: readonly FirstAidSource[];
}

/** Words of the panel that no message carries. */
export interface AssistantLabels {
  speakers: { User: string; Bot: string };
  /** Name of the conversation. */
  log: string;
  /** Stands above the suggestions. */
  suggestions: string;
  input: string;
  placeholder: string;
  send: string;
  clear: string;
  /** Said when the conversation is empty again. */
  cleared: string;
  close: string;
  /** Stands where the answer will be. */
  busy: string;
  /** `{max}` is the limit. */
  tooLong: string;
}

/** All words of the assistant. */
export interface AssistantContent {
  title: string;
  /** Always the first line of the panel. */
  notice: string;
  call: Link;
  /** Questions that can be asked with one press. */
  suggestions: readonly string[];
  /** Takes the conversation to WhatsApp. */
  handOver: Link;
  labels: AssistantLabels;
  /** Stands before the guidelines of an answer. */
  sourcesLabel: string;
  answers: Readonly<Record<RuleId | 'fallback', AssistantAnswer>>;
  topics: Readonly<Record<TopicId, AssistantAnswer>>;
  /** In place of a topic where the patient is a baby or a child. */
  young: Readonly<Record<YoungPatient, Readonly<Partial<Record<TopicId, AssistantAnswer>>>>>;
  /** For what no first-aid page covers. */
  concerns: Readonly<Record<ConcernId, AssistantAnswer>>;
}
