import type { ConcernId, TopicId } from '../domain/assistantIds';
import type { Link, ListBlock, PageMeta } from './types';

/** What a source can speak of and a clinician can check; `general` is what to do while nothing more is known. */
export type Matter = TopicId | ConcernId | 'general';

/** A guideline or page that the words come from. */
export interface FirstAidSource {
  name: string;
  /** Year of the edition; missing where the publisher gives none. */
  year?: number;
  /** Which part of the words it is for, where it is not all of them. */
  of?: string;
}

/** A clinician's check of the words on one matter. */
export interface Review {
  /** The clinician, with the registration. */
  reviewedBy: string;
  /** Day of the check, ISO 8601. */
  reviewedOn: string;
}

/** A list under a heading that can be linked to. */
export interface FirstAidList extends ListBlock {
  /** Place in the page: `/FirstAid/Choking#baby`. */
  id: string;
  /** Where to read on when things change. */
  link?: Link;
}

/** Steps in their order, one action a line, the call first. */
export interface FirstAidSteps extends FirstAidList {
  /** The heading in one word, for the links on top of a page with several lists of steps. */
  name?: string;
  /** True where the order does not matter, as with the things in a kit. */
  unordered?: boolean;
}

/** A first-aid page. */
export interface FirstAidTopic {
  /** What the assistant calls it. */
  id: TopicId;
  /** `/FirstAid/NotBreathing`. */
  path: string;
  meta: PageMeta;
  title: string;
  lead: string;
  /** When this is the right page: what can be seen or heard. */
  signs?: FirstAidList;
  /** What to do, for example for an adult, a child and a baby. */
  steps: readonly FirstAidSteps[];
  /** What not to do. */
  never?: FirstAidList;
  more?: readonly FirstAidList[];
  sources: readonly FirstAidSource[];
  /** The clinician who has checked these words, with the registration; missing until somebody has. See `reviews.ts`. */
  reviewedBy?: string;
  /** Day of that check, ISO 8601. */
  reviewedOn?: string;
  /** What the assistant says: at most eight lines, each of which stands on the page, the call first. */
  short: readonly string[];
  related: readonly Link[];
}

/** The page above all topics. */
export interface FirstAidOverview {
  meta: PageMeta;
  title: string;
  lead: string;
  topics: {
    id: string;
    title: string;
    /** Most urgent first. */
    items: readonly { title: string; text: string; to: string }[];
  };
  more: FirstAidList;
}
