import { dayInNairobi } from '../../domain/dates';
import { languageOf } from '../../domain/language';
import type { PageData } from '../../domain/pages';
import { findRoute } from '../findRoute';
import type { SiteRoute } from '../routeTable';
import { noData, notFound, resolvedPage, type PageSource, type SentData, type Shown } from '../resolvedPage';

/** Addresses whose pages are kept: while one is loaded the one before is still shown. */
const remembered = 5;

/** Address of the page that is open, or on its way. */
const here = () => location.pathname + location.search;

/** Whether a service worker answers for the network. */
const hasWorker = () => !!(navigator as Partial<Navigator>).serviceWorker?.controller;

const reviewsService = () => import('../../services/loadPublishedReviews');

/** Asked for by a navigation only: a page that is loaded has its data in it. */
async function liveData({ live, load }: SiteRoute, query: URLSearchParams): Promise<PageData> {
  const reviews = live?.reviews ? (await reviewsService()).loadPublishedReviews() : [];
  const { asked } = await load();
  return { reviews: await reviews, today: dayInNairobi(new Date()), ...asked(query) };
}

/** Loads code and words of a page, so that a navigation finds them; its data are asked for by the navigation alone. */
export async function loadPage(path: string): Promise<void> {
  const route = await findRoute(path);
  await Promise.all([route?.load(), route?.live?.reviews && reviewsService()]);
}

/** Loads what stands at an address. @param sent What the server said about it; a navigation has to ask itself. */
async function load(address: string, sent?: SentData): Promise<Shown> {
  const { pathname, searchParams } = new URL(address, location.origin);
  const route = await findRoute(pathname);
  if (!sent && !route && languageOf(pathname) !== 'en') {
    // Not in this language: the server has the page in another one, or says that there is none.
    location.reload();
    return new Promise(() => undefined);
  }
  if (sent?.failure || !route) return { failure: sent?.failure ?? notFound };
  return resolvedPage(route, sent?.data ?? (route.live ? await liveData(route, searchParams) : noData));
}

/** The pages of this visit by address. @param sent What the server put into this page. */
export async function pageCache(sent: SentData): Promise<PageSource> {
  const first = here();
  // Known before React begins: a fallback would flash otherwise.
  const pages = new Map<string, Shown | Promise<Shown>>([[first, await load(first, sent)]]);

  const resolve = (address: string) => {
    const known = pages.get(address);
    if (known) return known;
    const loading = load(address);
    pages.set(address, loading);
    const [oldest] = pages.keys();
    if (pages.size > remembered && oldest !== undefined) pages.delete(oldest);
    loading.then(
      (shown) => pages.has(address) && pages.set(address, shown),
      // Where the visitor waits for it, it is kept until its error is shown: React asks again while it works.
      () => {
        if (address !== here()) pages.delete(address);
        // A new document: the service worker has it, or says that there is no network.
        else if (hasWorker()) location.reload();
      },
    );
    return loading;
  };
  return { resolve, forget: (address) => void pages.delete(address) };
}
