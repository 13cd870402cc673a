import { dayInNairobi } from '../../domain/dates';
import { languageOf } from '../../domain/language';
import type { PageData } from '../../domain/pages';
import { serverTime } from '../../services/serverTime';
import { findRoute } from '../findRoute';
import type { SiteRoute } from '../routeTable';
import { noData, notFound, resolvedPage, type PageSource, type SentData, type Shown } from '../resolvedPage';

/** Maximum number of cached pages. The previous page is still shown while the next one loads. */
const maxPages = 5;

/** Address of the current page, or of the one being opened. */
export const currentAddress = () => location.pathname + location.search;

/**
 * Whether a new document can be loaded: a service worker has the page, or says that there is no connection; without one
 * the server is asked, since browsers may be wrong about being offline.
 */
const canLoadDocument = async () =>
  !!(navigator as Partial<Navigator>).serviceWorker?.controller || (await serverTime()) !== undefined;

const reviewsService = () => import('../../services/loadPublishedReviews');

/** Only for navigations: a loaded document contains its data. */
async function liveData({ live, load }: SiteRoute, query: URLSearchParams): Promise<PageData> {
  const reviews = live?.reviews ? (await reviewsService()).loadPublishedReviews() : [];
  // The server's day: the phone's clock may be days off, and the server would refuse the dates that are offered.
  const now = live?.daily ? serverTime() : undefined;
  const { queryData } = await load();
  return { reviews: await reviews, today: dayInNairobi((await now) ?? new Date()), ...queryData(query) };
}

/** Loads code and words of a page ahead of a navigation; its data are only loaded by the navigation itself. */
export async function loadPage(path: string): Promise<void> {
  const route = await findRoute(path);
  await Promise.all([route?.load(), route?.live?.reviews && reviewsService()]);
}

/** Loads the page at an address. @param sent Data that the server sent with it; a navigation has to load them. */
async function load(address: string, sent?: SentData): Promise<Shown> {
  const { pathname, searchParams } = new URL(address, location.origin);
  const route = await findRoute(pathname);
  if (!sent && !route && languageOf(pathname) !== 'en') {
    // The page does not exist in this language: the server knows whether it exists in another one.
    location.reload();
    return new Promise(() => undefined);
  }
  if (sent?.failure || !route) return { failure: sent?.failure ?? notFound };
  return resolvedPage(route, sent?.data ?? (route.live ? await liveData(route, searchParams) : noData));
}

/** The pages of this visit by address. @param sent Data that the server put into this page. */
export async function pageCache(sent: SentData): Promise<PageSource> {
  const first = currentAddress();
  // Loaded before React starts, so that no fallback flashes.
  const pages = new Map<string, Shown | Promise<Shown>>([[first, await load(first, sent)]]);

  const resolve = (address: string) => {
    const known = pages.get(address);
    if (known) return known;
    const loading = load(address).catch(async (error: unknown) => {
      // After a deployment the modules of this document are gone, and a new one has the page.
      if (address === currentAddress() && (await canLoadDocument()) && address === currentAddress()) {
        location.reload();
        return new Promise<never>(() => undefined);
      }
      throw error;
    });
    pages.set(address, loading);
    const [oldest] = pages.keys();
    if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest);
    loading.then(
      (shown) => pages.has(address) && pages.set(address, shown),
      // While the visitor waits for it, a failed page stays in the cache until its error is shown, because React
      // resolves it again during rendering.
      () => address !== currentAddress() && pages.delete(address),
    );
    return loading;
  };
  return { resolve, forget: (address) => void pages.delete(address) };
}
