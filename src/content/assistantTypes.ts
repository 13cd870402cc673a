import type { AskId, ConcernId, RuleId, TopicId, YoungPatient } from '../domain/assistantIds';
import type { FirstAidSource, Matter, Review } from './firstAidTypes';
import type { Link } from './types';

/** What the assistant says to a question. */
export interface AssistantAnswer {
  /** One action or statement each; where a life may be at stake the call is the first. */
  lines: readonly string[];
  /** The call link stands before the words, whatever else was read. Set wherever the words name the call. */
  call?: true;
  /** What not to do, said after the lines. */
  avoid?: readonly string[];
  /** Said behind the call when something more pressing is answered. */
  first?: string;
  /** Said after the steps when something more pressing is answered. */
  last?: string;
  /** What a clinician checks with it; `general` unless it says otherwise. */
  matter?: Matter;
  /** Topics whose steps would be wrong or too little beside these words: they are left out. */
  replaces?: readonly TopicId[];
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
  /** Says whether a clinician has checked the words. */
  checked: {
    unreviewed: string;
    /** `{name}` and `{date}` are put in. */
    reviewed: string;
  };
  /** The checks that have taken place. */
  reviews: Readonly<Partial<Record<Matter, Review>>>;
  answers: Readonly<Record<RuleId | 'fallback', AssistantAnswer>>;
  topics: Readonly<Record<TopicId, AssistantAnswer>>;
  /** In place of a topic where the patient is a baby or a child. */
  young: Readonly<Record<YoungPatient, Readonly<Partial<Record<TopicId, AssistantAnswer>>>>>;
  /** For what no first-aid page covers. */
  concerns: Readonly<Record<ConcernId, AssistantAnswer>>;
  /** For questions about the service that are narrower than a rule. */
  asks: Readonly<Record<AskId, AssistantAnswer>>;
  /** For a complaint that threatens no life. */
  clinic: AssistantAnswer;
}
