import type { FirstAidHeaderProps, PageTranslation } from '../sections/FirstAidHeader/FirstAidHeader';
import type { FirstAidTopicsProps } from '../sections/FirstAidTopics/FirstAidTopics';
import type { RelatedPagesProps } from '../sections/RelatedPages/RelatedPages';
import type { WidgetPageContent } from './types';

/** The page that stands in for one that is not kept, where there is no network. */
export interface OfflinePageContent extends WidgetPageContent {
  call: FirstAidHeaderProps['call'];
  /** Why to call: it needs no data. */
  callNote: string;
  /** The same page in the other language. */
  translation: PageTranslation;
  /** What works without a network beside the call. */
  ways: RelatedPagesProps;
  /** The first-aid pages, which are kept. */
  topics: FirstAidTopicsProps;
}
