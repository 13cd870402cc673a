import type { OfflinePageContent } from '../content/offlineTypes';
import { FirstAidHeader } from '../sections/FirstAidHeader/FirstAidHeader';
import { FirstAidTopics } from '../sections/FirstAidTopics/FirstAidTopics';
import { RelatedPages } from '../sections/RelatedPages/RelatedPages';
import type { PageProps } from './PageProps';

/** Stands in for a page that is not kept, where there is no network: call, what else works, and the pages that are kept. */
export function OfflinePage({ content }: PageProps<OfflinePageContent>) {
  const { title, lead, call, callNote, translation, ways, topics } = content;
  return (
    <>
      <FirstAidHeader title={title} lead={lead} call={call} note={callNote} translation={translation} />
      <RelatedPages {...ways} />
      <FirstAidTopics {...topics} />
    </>
  );
}
