import type { County } from '../domain/counties';
import type { ErrorContent } from './answerTypes';
import type { CountyContent } from './countyTypes';
import type { FirstAidOverview, FirstAidPageId, FirstAidTopic, QuietId, QuietTopic } from './firstAidTypes';
import type { SubscribeFormContent } from './formTypes';
import type { pages } from './pages/pages';
import type { requests } from './pages/requests/pages';
import type { TriageContent, TriageId } from './triageTypes';
import type { SiteContent } from './types';
import type { Messages } from './whatsapp';

/** What the modules of a list say, by their file names: each exports its page under that name. */
type ContentsOf<Files extends Readonly<Record<string, () => Promise<unknown>>>> = {
  [Name in keyof Files]: Awaited<ReturnType<Files[Name]>> extends Readonly<Record<Name, infer Content>>
    ? Content
    : never;
};

/** What each page of the main part of the route table says. */
export type MainContents = ContentsOf<typeof pages>;

/** What each page of requests and of news says. */
export type RequestContents = ContentsOf<typeof requests>;

/** What the page of each county says. */
export type CountyContents = Readonly<Record<County, CountyContent>>;

/** What each page of first aid says, each question that leads to one, and the page that stands in for one that is not kept. */
export type FirstAidContents = {
  readonly [Id in FirstAidPageId]: Id extends QuietId ? QuietTopic : FirstAidTopic;
} & Readonly<Record<TriageId, TriageContent>> & {
    firstAid: FirstAidOverview;
    offline: FirstAidOverview;
  };

/** Loads the file of each page, which exports its words under the file's name. A page that a language does not have yet is missing. */
export type PageFiles<Contents> = {
  readonly [Name in keyof Contents]?: () => Promise<Readonly<Record<Name, Contents[Name]>>>;
};

/** Words of the frame around every page of a language. */
export interface FrameContent {
  site: SiteContent;
  /** How the chats that the bar opens begin. */
  messages: Messages;
  subscribeForm: SubscribeFormContent;
  errorPage: ErrorContent;
  /** Said first on every page of a copy to try things on, before the number; missing on the real site. */
  stagingNotice?: string;
  /** Said on pages that no native reader has passed; missing where all have been written by one. */
  draft?: { note: string; readPages: readonly string[] };
}

/**
 * A language of the site: its folder in `words` has all of its words, and these loaders bind the pages to them. What it lacks of
 * words is read in English.
 */
export interface LanguageFiles {
  /** Its name in itself. */
  name: string;
  /** English paths of its pages while it does not have all: other pages are read in English, and the switch leads to its home page. */
  only?: readonly string[];
  frame: () => Promise<{ frame: FrameContent }>;
  pages: () => Promise<{ pages: PageFiles<MainContents> }>;
  requests?: () => Promise<{ requests: PageFiles<RequestContents> }>;
  firstAid?: () => Promise<{ firstAid: PageFiles<FirstAidContents> }>;
  counties?: () => Promise<{ countyPages: PageFiles<CountyContents> }>;
}
