import type { PageRenderer } from '../../domain/pages';
import type { PublishedReview } from '../../domain/review';
import type { Store } from '../store/Store';
import type { PagePolicy } from './contentSecurityPolicy';
import { jsonType, pageResource, revalidate, textResource, type Resource } from './resource';

/** The page that shows approved reviews. */
export const reviewsPage = '/Testimonials';

/** Approved reviews as they are served: the page and the list, ready in memory. */
export interface PublishedReviewsCache {
  /** Approved reviews, newest first. */
  reviews(): readonly PublishedReview[];
  /** The page; missing until it was rendered once. */
  page(): Resource | undefined;
  /** The list as JSON; missing until it was read once. */
  list(): Resource | undefined;
  /** Reads the reviews and renders the page anew where they have changed. Runs one after the other. */
  refresh(): Promise<void>;
}

/** Keeps page and list of approved reviews; call `refresh` at start and after each decision. */
export function publishedReviewsCache(
  store: Pick<Store, 'publishedReviews'>,
  renderer: Pick<PageRenderer, 'paths' | 'render'>,
  policyOf: PagePolicy,
): PublishedReviewsCache {
  let reviews: readonly PublishedReview[] = [];
  let page: Resource | undefined;
  let list: Resource | undefined;
  let shown: string | undefined;
  let last: Promise<void> = Promise.resolve();

  async function readAndRender(): Promise<void> {
    const current = await store.publishedReviews();
    const json = JSON.stringify(current);
    if (json === shown) return;
    list = await textResource(json, { type: jsonType, cacheControl: revalidate });
    reviews = current;
    if (renderer.paths.includes(reviewsPage)) {
      const html = await renderer.render(reviewsPage, { reviews: current });
      page = await pageResource(html, policyOf, { cacheControl: revalidate });
    }
    shown = json;
  }

  return {
    reviews: () => reviews,
    page: () => page,
    list: () => list,
    refresh() {
      last = last.catch(() => undefined).then(readAndRender);
      return last;
    },
  };
}
