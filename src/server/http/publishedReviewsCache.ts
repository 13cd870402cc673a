import type { PageRenderer } from '../../domain/pages';
import type { PublishedReview } from '../../domain/publishedReview';
import type { Store } from '../store/Store';
import type { PagePolicy } from './contentSecurityPolicy';
import { jsonType, pageResource, revalidate, textResource, type Resource } from './resource';

/** Approved reviews as they are served: page and list, in memory. */
export type PublishedReviewsCache = ReturnType<typeof publishedReviewsCache>;

/** Compression level of a process's first pages: one fortieth larger, but the start takes a third of the time. */
const firstCompressionLevel = 10;

/** Caches page and list of approved reviews; call `refresh` at the start and after each decision. */
export function publishedReviewsCache(
  store: Pick<Store, 'publishedReviews'>,
  renderer: Pick<PageRenderer, 'live' | 'render'>,
  policyOf: PagePolicy,
) {
  const paths = Object.keys(renderer.live).filter((path) => renderer.live[path]?.reviews);
  const pages = new Map<string, Resource>();
  let reviews: readonly PublishedReview[] = [];
  let list: Resource | undefined;
  let renderedJson: string | undefined;
  let last: Promise<void> = Promise.resolve();

  async function readAndRender(): Promise<void> {
    const current = await store.publishedReviews();
    const json = JSON.stringify(current);
    if (json === renderedJson) return;
    list = await textResource(json, { type: jsonType, cacheControl: revalidate });
    reviews = current;
    const effort = renderedJson === undefined ? { effort: firstCompressionLevel } : {};
    // The built pages contain none.
    if (renderedJson !== undefined || current.length > 0)
      for (const path of paths) {
        const html = await renderer.render(path, { reviews: current });
        pages.set(path, await pageResource(html, policyOf, { cacheControl: revalidate, ...effort }));
      }
    renderedJson = json;
  }

  return {
    /** Approved reviews, newest first. */
    reviews: () => reviews,
    /** The page at a path, if it shows the reviews and has been rendered. */
    page: (path: string) => pages.get(path),
    /** The list as JSON; undefined until it has been read. */
    list: () => list,
    /** Reads the reviews and renders the pages again if they have changed. Concurrent calls run one after the other. */
    refresh(): Promise<void> {
      last = last.catch(() => undefined).then(readAndRender);
      return last;
    },
  };
}
