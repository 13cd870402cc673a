import type { ConcernId, TopicId } from '../domain/assistantIds';
import type { Link } from '../domain/link';
import type { FirstAidHeaderProps } from '../sections/FirstAidHeader/FirstAidHeader';
import type { FirstAidGuideline, FirstAidSourcesProps } from '../sections/FirstAidSources/FirstAidSources';
import type { FirstAidBlock, FirstAidStepsProps } from '../sections/FirstAidSteps/FirstAidSteps';
import type { FirstAidTopicsProps } from '../sections/FirstAidTopics/FirstAidTopics';
import type { WidgetPageContent, Words } from './types';

/** What a source can speak of and a clinician can check; `general` is what to do while nothing more is known. */
export type Matter = TopicId | ConcernId | 'general';

/** A guideline or page that the words come from. */
export type FirstAidSource = FirstAidGuideline;

/** A clinician's check of the words on one matter. */
export interface Review {
  /** The clinician, with the registration. */
  reviewedBy: string;
  /** Day of the check, ISO 8601. */
  reviewedOn: string;
}

/** A list under a heading that can be linked to: `/FirstAid/Choking#baby`. */
export type FirstAidList = Omit<FirstAidBlock, 'kind' | 'name'>;

/** Steps in their order, one action a line, the call first. */
interface FirstAidSteps extends Omit<FirstAidBlock, 'kind'> {
  /** True where the order does not matter, as with the things in a kit. */
  unordered?: boolean;
}

/** Words that all first-aid pages share. */
export interface FirstAidFrame extends Words<FirstAidStepsProps, 'partsLabel'> {
  call: FirstAidHeaderProps['call'];
  /** The public numbers, for when nobody answers. */
  publicNumbers: FirstAidHeaderProps['others'];
  /** Where the words come from, and who has checked them. */
  foot: Words<FirstAidSourcesProps, 'title' | 'unreviewed' | 'reviewed' | 'locale' | 'note'>;
}

/** A first-aid page. */
export interface FirstAidTopic extends WidgetPageContent, Partial<Review> {
  /** What the assistant calls it. */
  id: TopicId;
  /** `/FirstAid/NotBreathing`. */
  path: string;
  /** When this is the right page: what can be seen or heard. */
  signs?: FirstAidList;
  /** What to do, for example for an adult, a child and a baby. */
  steps: readonly FirstAidSteps[];
  /** What not to do. */
  never?: FirstAidList;
  more?: readonly FirstAidList[];
  sources: readonly FirstAidSource[];
  /** What the assistant says: at most eight lines, each of which stands on the page, the call first. */
  short: readonly string[];
  related: readonly Link[];
  /** Sends the page on. */
  share: Link;
  frame: FirstAidFrame;
}

/** The page above all topics, most urgent first. */
export interface FirstAidOverview extends WidgetPageContent {
  topics: FirstAidTopicsProps;
  more: FirstAidList;
  frame: FirstAidFrame;
}
