import { dayInNairobi } from '../../domain/dates';
import type { PageData, PageRenderer } from '../../domain/pages';
import { describeError } from '../errors';
import { asReference } from '../ids';
import type { Store } from '../store/Store';
import { confirmations } from './confirmations';
import type { PagePolicy } from './contentSecurityPolicy';
import { againParameter, formEndpoints, referenceParameter } from './formEndpoints';
import type { PublishedReviewsCache } from './publishedReviewsCache';
import { BusyError, oneByOne } from './oneByOne';
import { never, pageResource, revalidate, type Resource } from './resource';
import { sentProof } from './sentProof';

/** Pages for one visitor each that may wait to be rendered; that takes less than a second. */
const mostWaiting = 50;

/** What pages need that are not the same for everybody and for ever. */
export interface DynamicPagesOptions {
  renderer: Pick<PageRenderer, 'render' | 'live' | 'asked'>;
  live: Pick<PublishedReviewsCache, 'reviews'>;
  store: Pick<Store, 'loadRejectedForm' | 'secret'>;
  policyOf: PagePolicy;
  /** Milliseconds of a clock. */
  now?: () => number;
  log: (line: string) => void;
}

/** Gives a page as it is now, for the question in its address; missing where the built file will do. */
export type DynamicPages = (page: string, query: string) => Promise<Resource | undefined>;

/** Renders what cannot be built ahead: refused forms, forms that have just been stored, and pages of the day. */
export function dynamicPages(options: DynamicPagesOptions): DynamicPages {
  const { renderer, live, store, policyOf, log, now = Date.now } = options;
  const paced = oneByOne(mostWaiting);
  const proof = sentProof(store, now);
  const confirmation = confirmations(renderer, policyOf);
  const ofToday = { day: '', pages: new Map<string, Promise<Resource>>() };

  function render(page: string, data: Partial<PageData>): Promise<string> {
    const reviews = renderer.live[page]?.reviews ? live.reviews() : [];
    return renderer.render(page, { reviews, today: dayInNairobi(new Date(now())), ...data });
  }

  function renderedOnce(page: string, data: Partial<PageData>): Promise<Resource> {
    return paced(async () =>
      pageResource(await render(page, data), policyOf, { cacheControl: never, effort: 4 }),
    );
  }

  async function renderedForToday(page: string, data: Partial<PageData>): Promise<Resource> {
    return pageResource(await render(page, data), policyOf, { cacheControl: revalidate });
  }

  function complain(page: string, error: unknown): void {
    // Whoever asks for too much must not fill the log as well.
    if (error instanceof BusyError) return;
    log(`${page} could not be shown as it is now: ${describeError(error)}`);
  }

  /** The page with a refused form filled in again; missing where nothing is kept. */
  async function formAgain(page: string, id: string): Promise<Resource | undefined> {
    const call = formEndpoints.find((one) => one.page === page);
    if (!call || !/^[\w-]{10,50}$/.test(id)) return undefined;
    const returned = await store.loadRejectedForm(id);
    return returned?.form === call.form ? renderedOnce(page, { returned }) : undefined;
  }

  /** A page of the day, rendered once for every clinic or service that it can be asked for. */
  function pageOfToday(page: string, asked: Partial<PageData>): Promise<Resource> {
    const day = dayInNairobi(new Date(now()));
    if (ofToday.day !== day) ofToday.pages.clear();
    ofToday.day = day;
    const name = page + JSON.stringify(asked);
    const kept = ofToday.pages.get(name);
    if (kept) return kept;
    const made = renderedForToday(page, asked);
    ofToday.pages.set(name, made);
    // The next visitor gets another try.
    made.catch(() => ofToday.pages.delete(name));
    return made;
  }

  async function pageFor(page: string, query: URLSearchParams): Promise<Resource | undefined> {
    const again = query.get(againParameter);
    if (again !== null) {
      // Where the store is down, the page without the form's texts is better than none.
      const refused = await formAgain(page, again).catch((error: unknown) => {
        complain(page, error);
      });
      if (refused) return refused;
    }
    if (formEndpoints.some(({ thanks }) => thanks === page)) {
      // To everybody else the built page names the ways to reach the service.
      if (!(await proof.holds(page, query))) return undefined;
      return confirmation(page, asReference(query.get(referenceParameter) ?? ''));
    }
    const asked = await renderer.asked(page, query);
    const isBuilt = !renderer.live[page]?.daily && Object.keys(asked).length === 0;
    return isBuilt ? undefined : pageOfToday(page, asked);
  }

  return async (page, query) => {
    try {
      return await pageFor(page, new URLSearchParams(query));
    } catch (error) {
      complain(page, error);
      return undefined;
    }
  };
}
