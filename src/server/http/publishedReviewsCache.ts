import type { PageRenderer } from '../../domain/pages';
import type { PublishedReview } from '../../domain/review';
import type { Store } from '../store/Store';
import type { PagePolicy } from './contentSecurityPolicy';
import { jsonType, pageResource, revalidate, textResource, type Resource } from './resource';

/** Approved reviews as they are served: the page and the list, ready in memory. */
export type PublishedReviewsCache = ReturnType<typeof publishedReviewsCache>;

/** How hard the first pages of a process are compressed: one fortieth larger, and visitors wait a third as long for the start. */
const firstEffort = 10;

/** Keeps page and list of approved reviews; call `refresh` at start and after each decision. */
export function publishedReviewsCache(
  store: Pick<Store, 'publishedReviews'>,
  renderer: Pick<PageRenderer, 'live' | 'render'>,
  policyOf: PagePolicy,
) {
  const paths = Object.keys(renderer.live).filter((path) => renderer.live[path]?.reviews);
  const pages = new Map<string, Resource>();
  let reviews: readonly PublishedReview[] = [];
  let list: Resource | undefined;
  let shown: string | undefined;
  let last: Promise<void> = Promise.resolve();

  async function readAndRender(): Promise<void> {
    const current = await store.publishedReviews();
    const json = JSON.stringify(current);
    if (json === shown) return;
    list = await textResource(json, { type: jsonType, cacheControl: revalidate });
    reviews = current;
    const effort = shown === undefined ? { effort: firstEffort } : {};
    // The built pages show none.
    if (shown !== undefined || current.length > 0)
      for (const path of paths) {
        const html = await renderer.render(path, { reviews: current });
        pages.set(path, await pageResource(html, policyOf, { cacheControl: revalidate, ...effort }));
      }
    shown = json;
  }

  return {
    /** Approved reviews, newest first. */
    reviews: () => reviews,
    /** The page at a path, where it shows the reviews and was rendered once. */
    page: (path: string) => pages.get(path),
    /** The list as JSON; missing until it was read once. */
    list: () => list,
    /** Reads the reviews and renders the page again where they have changed. Runs one after the other. */
    refresh(): Promise<void> {
      last = last.catch(() => undefined).then(readAndRender);
      return last;
    },
  };
}
