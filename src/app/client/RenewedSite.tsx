import { useEffect, useState } from 'react';
import type { FrameContent } from '../../content/pageFiles';
import { apiOrigin } from '../../domain/apiOrigin';
import { findRoute } from '../findRoute';
import { resolvedPage, type PageSource, type SentData } from '../resolvedPage';
import { Site } from '../Site';
import { here, liveData } from './pageCache';

/** The pages of this visit, the first of them with what the server knows now in place of what was known when it was built. */
async function renewed(pages: PageSource, sent: SentData): Promise<PageSource> {
  const first = here();
  const route = await findRoute(location.pathname);
  if (!sent.data || !(route?.live?.reviews ?? route?.live?.daily)) return pages;
  const { reviews, today } = await liveData(route, new URLSearchParams());
  const shown = await resolvedPage(route, { ...sent.data, reviews, ...(today !== undefined && { today }) });
  return { ...pages, resolve: (address) => (address === first ? shown : pages.resolve(address)) };
}

export interface RenewedSiteProps {
  /** Where the site finds its pages. */
  pages: PageSource;
  /** Words of the frame. */
  words: FrameContent;
  /** The data that the server put into the page that was loaded. */
  sent: SentData;
}

/**
 * The whole site on another host than the server: React takes the page over as it was built, then shows it as it is now.
 * Pages of the server itself are new already.
 */
export function RenewedSite({ pages, words, sent }: RenewedSiteProps) {
  const [shown, setShown] = useState(pages);
  useEffect(() => {
    if (location.origin === apiOrigin) return;
    // Without it the page stays as it was built.
    renewed(pages, sent).then(setShown, () => undefined);
  }, [pages, sent]);
  return <Site pages={shown} words={words} />;
}
