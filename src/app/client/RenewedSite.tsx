import { useEffect, useState } from 'react';
import type { FrameContent } from '../../content/pageFiles';
import { apiOrigin } from '../../domain/apiOrigin';
import { findRoute } from '../findRoute';
import { resolvedPage, type PageSource, type SentData } from '../resolvedPage';
import { Site } from '../Site';
import { currentAddress, liveData } from './pageCache';

/** The pages of this visit. The first page gets the server's current data instead of the data from build time. */
async function withCurrentData(pages: PageSource, sent: SentData): Promise<PageSource> {
  const first = currentAddress();
  const route = await findRoute(location.pathname);
  if (!sent.data || !(route?.live?.reviews ?? route?.live?.daily)) return pages;
  const { reviews, today } = await liveData(route, new URLSearchParams());
  const shown = await resolvedPage(route, { ...sent.data, reviews, ...(today !== undefined && { today }) });
  return { ...pages, resolve: (address) => (address === first ? shown : pages.resolve(address)) };
}

export interface RenewedSiteProps {
  /** Source of the site's pages. */
  pages: PageSource;
  /** Words of the frame. */
  words: FrameContent;
  /** The data that the server put into the loaded page. */
  sent: SentData;
}

/**
 * The site on another host than the server: React first hydrates the page as it was built, then updates it with
 * current data. Pages from the server itself are already current.
 */
export function RenewedSite({ pages, words, sent }: RenewedSiteProps) {
  const [shown, setShown] = useState(pages);
  useEffect(() => {
    if (location.origin === apiOrigin) return;
    // If that fails, the page stays as it was built.
    withCurrentData(pages, sent).then(setShown, () => undefined);
  }, [pages, sent]);
  return <Site pages={shown} words={words} />;
}
