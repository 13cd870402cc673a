import type { ConcernId, TopicId } from '../domain/assistantIds';
import type { FirstAidPartId } from '../domain/firstAidPath';
import type { Link } from '../domain/link';
import type { CprMetronomeProps } from '../components/CprMetronome/CprMetronome';
import type { KeepOfflineProps } from '../components/KeepOffline/KeepOffline';
import type { EmergencyCardProps } from '../sections/EmergencyCard/EmergencyCard';
import type { FirstAidGuideline, FirstAidSourcesProps } from '../sections/FirstAidSources/FirstAidSources';
import type { FirstAidLine } from '../sections/FirstAidSteps/FirstAidLines';
import type {
  FirstAidBlock,
  FirstAidStepsProps,
  FirstAidVariant,
} from '../sections/FirstAidSteps/FirstAidSteps';
import type { FirstAidTopicsProps } from '../sections/FirstAidTopics/FirstAidTopics';
import type { QuietHelpProps } from '../sections/QuietHelp/QuietHelp';
import type { PageMeta, WidgetPageContent, Words } from './types';

/**
 * What a source can speak of and a clinician can check; `general` is what to do while nothing more is known, `despairHelper`
 * what to do beside somebody who thinks of dying.
 */
export type Matter = TopicId | ConcernId | 'general' | 'despairHelper';

/** A guideline or page that the words come from. */
export interface FirstAidSource extends FirstAidGuideline {
  /**
   * How sure it is: `read` in a page of the body that is named, `reported` by a trainer, a clinic or the press, or
   * `background` knowledge. A clinician has to look at the last two.
   */
  confidence: 'read' | 'reported' | 'background';
}

/** A clinician's check of the words on one matter. */
export interface Review {
  /** The clinician, with the registration. */
  reviewedBy: string;
  /** What the clinician is: "emergency physician". */
  reviewerRole: string;
  /** Day of the check, ISO 8601. */
  reviewedOn: string;
  /** Day from which the words are to be checked again, ISO 8601; the start of the server warns from then on. */
  nextReviewOn: string;
}

/** The checks that have taken place, in one language. */
export type Reviews = Readonly<Partial<Record<Matter, Review>>>;

/** A thing to do or to know, with all that it comes from: the least sure of them rules. */
export interface Statement extends FirstAidLine {
  from: readonly [FirstAidSource, ...FirstAidSource[]];
  /** Keeps the beat of what is to be done. */
  metronome?: CprMetronomeProps;
}

/** A list of statements under a heading that can be linked to: `/FirstAid/NotBreathing#breaths`. */
export interface FirstAidList extends Omit<FirstAidBlock, 'kind' | 'items'> {
  items: readonly Statement[];
}

/** Steps for some people alone: `/FirstAid/Choking#baby`. */
export interface FirstAidVariantList extends Omit<FirstAidVariant, 'items'> {
  items: readonly Statement[];
}

/** Words that all first-aid pages share. */
export interface FirstAidFrame extends Words<FirstAidStepsProps, 'variantsLabel'> {
  call: Link;
  /** What to do with the phone. */
  callNote: string;
  /** What to do when nobody answers, or things get worse. */
  phone: FirstAidList;
  /** The same for a matter of a clinic: two lines. */
  phoneOfClinic: FirstAidList;
  /** The line under the title: who has checked the words. */
  check: {
    /** Until a clinician has. */
    unreviewed: string;
    /** After the check; `{name}`, `{role}`, `{date}` and `{next}` are inserted. */
    reviewed: string;
  };
  /** Where the words come from. */
  foot: Words<FirstAidSourcesProps, 'title' | 'note'> & Pick<FirstAidSourcesProps, 'namesLang'>;
  /** What the quiet pages share. */
  quiet: Words<QuietHelpProps, 'speak' | 'trace'> & {
    /** The same on all: it does not say what the page is about. */
    meta: PageMeta;
    /** Leaves the page for one of another site. */
    leave: Link;
    /** In place of the foot's note. */
    note: string;
  };
}

/** What is written for a first-aid page; `firstAidTopic` puts the rest to it. */
export interface FirstAidWords {
  /** What the page is about. */
  id: FirstAidPageId;
  meta: PageMeta;
  /** What to do, as far as it is the same for everybody; the first two are read at once. */
  steps: readonly Statement[];
  /** Heading of the steps where it is not the usual one. */
  stepsTitle?: string;
  /** True where the order does not matter, as with the things in a kit. */
  unordered?: boolean;
  /** How it goes on for an adult, a child, a baby or a pregnant woman. */
  variants?: readonly FirstAidVariantList[];
  /** Whether the first list is a poster on paper: a sheet of its own, in large letters. */
  poster?: boolean;
  /** When to call at once, where it is not always. */
  callIf?: readonly Statement[];
  /** What not to do. */
  never?: readonly Statement[];
  /** How something is done with the hands, in steps. */
  techniques?: readonly FirstAidList[];
  /** What else there is to know. */
  more?: readonly FirstAidList[];
  /** Where to read on when things change. */
  next?: readonly Link[];
  related: readonly Link[];
  /** True where nobody is in danger, as with a kit: without the call line and without what to do when nobody answers. */
  calm?: boolean;
  /** True where the matter is a clinic's, as with a nosebleed: less is said of what to do when nobody answers. */
  clinic?: boolean;
}

/** What is written for a quiet page: at most five steps; the list `helper` is for somebody who is with the person. */
export interface QuietWords extends Omit<
  FirstAidWords,
  | 'id'
  | 'meta'
  | 'unordered'
  | 'variants'
  | 'poster'
  | 'callIf'
  | 'never'
  | 'techniques'
  | 'next'
  | 'calm'
  | 'clinic'
> {
  id: QuietId;
  quiet: Omit<QuietHelpProps, 'check' | 'speak' | 'trace' | 'stepsTitle' | 'steps' | 'more' | 'helper'>;
}

/** The matters that have a page. */
export type FirstAidPageId = Exclude<
  Matter,
  | 'general'
  | 'fire'
  | 'danger'
  | 'stopPushing'
  | 'headache'
  | 'hardBreathing'
  | 'eye'
  | 'strangled'
  | FirstAidPartId
  | 'sting'
  | 'otherCare'
  | 'bereavement'
  | 'medicine'
>;

/** A first-aid page. */
export interface FirstAidTopic extends FirstAidWords, Partial<Review> {
  /** What a bystander sees. */
  title: string;
  /** `/FirstAid/NotBreathing`. */
  path: string;
  /** Who has checked the words and when, or that nobody has. */
  check: string;
  stepsTitle: string;
  /** All lists but the steps, as the page shows them; the last is what to do with the phone, unless the page is calm. */
  blocks: readonly (FirstAidBlock & FirstAidList)[];
  /** All that the words come from, each with the lines that it is for. */
  sources: readonly FirstAidSource[];
  /** Sends the page on. */
  share: Link;
  frame: FirstAidFrame;
}

/** The matters whose page is quiet: its readers may not be safe. */
export type QuietId = 'attack' | 'sexualViolence' | 'violenceAtHome' | 'despair' | 'despairHelper';

/** A page for somebody who is not safe. */
export interface QuietTopic extends Omit<FirstAidTopic, 'share'>, Pick<QuietWords, 'quiet'> {
  /** The link that leaves the page; a page with it has a quiet frame. */
  leave: Link;
}

/** The page above all topics, most urgent first. */
export interface FirstAidOverview extends WidgetPageContent {
  topics: FirstAidTopicsProps;
  call: Link;
  /** What to do with the phone. */
  callNote: string;
  /** Who has checked the pages, where nobody has. */
  draft?: string;
  /** Keeps these pages on the phone, unless the owner has switched that off. */
  keepOffline?: KeepOfflineProps;
  /** When to call, and what else can be dialled. */
  emergency: EmergencyCardProps;
}
