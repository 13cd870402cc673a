import { dayInNairobi } from '../../domain/dates';
import { pathIn } from '../../domain/language';
import type { PageData } from '../../domain/pages';
import { siteFormOf, siteForms } from './siteForms';
import { subscriptionPages } from '../../domain/subscriptionPages';
import { describeError } from '../errors';
import { asReference } from '../ids';
import type { AppOptions } from './appOptions';
import { BusyError, oneByOne } from './oneByOne';
import { againParameter } from './plainForm';
import { cached, never, pageResource, revalidate, type Resource } from './resource';
import { referenceParameter, sentProof } from '../links/sentProof';

/** Maximum number of pages for single visitors that may wait to be rendered; that takes less than a second. */
const maxQueued = 50;

/** Maximum number of cached confirmations with a reference; the oldest is dropped and rendered again when needed. */
const maxCached = 100;

/** Pages that confirm something, if the address has a valid proof. */
const confirmationPages: ReadonlySet<string> = new Set([
  ...siteForms.map(({ thanks }) => thanks),
  subscriptionPages.confirmed,
  subscriptionPages.left,
]);

/** Placeholder for a reference in the rendered page; neither HTML nor JSON escapes it. */
const slot = 'REFERENCE-SLOT';

/** Whether the visitor is still connected. */
type IsConnected = () => boolean;

const forOneVisitor = { cacheControl: never, effort: 4 };

/** Renders pages that cannot be built in advance: refused forms, confirmations of stored forms, and pages that depend on the day. */
export function dynamicPages(
  options: Pick<AppOptions, 'renderer' | 'live' | 'store' | 'policyOf' | 'log' | 'now'>,
) {
  const { renderer, live, store, policyOf, log, now } = options;
  const queued = oneByOne(maxQueued);
  const proof = sentProof(store, now);
  const today = () => dayInNairobi(new Date(now()));
  const todaysCache = { day: '', pages: new Map<string, Promise<Resource>>() };
  const confirmations = {
    rendered: new Map<string, Promise<string>>(),
    complete: new Map<string, Promise<Resource>>(),
  };

  function render(page: string, data: Partial<PageData>): Promise<string> {
    const reviews = renderer.live[page]?.reviews ? live.reviews() : [];
    return renderer.render(page, { reviews, today: today(), ...data });
  }

  function logFailure(page: string, error: unknown, requestId: () => string): void {
    // Clients that ask for too much must not fill the log as well.
    if (error instanceof BusyError) return;
    log(`${page} could not be shown as it is now: ${describeError(error)}`, {
      level: 'error',
      event: 'page_failed',
      requestId: requestId(),
    });
  }

  /** The page with a refused form filled in again; undefined if it is no longer stored. */
  async function refusedForm(
    page: string,
    id: string,
    isConnected: IsConnected,
  ): Promise<Resource | undefined> {
    if (!/^[\w-]{10,50}$/.test(id)) return undefined;
    const returned = await store.loadRejectedForm(id);
    if (!returned || siteFormOf(returned.form).page !== pathIn('en', page)) return undefined;
    return queued(async () => {
      // The visitor may have disconnected while the request was queued.
      if (!isConnected()) return undefined;
      return pageResource(await render(page, { returned }), policyOf, forOneVisitor);
    });
  }

  /** Confirms a form that has just been stored. Each page is rendered once, and the reference inserted afterwards. */
  function confirmation(page: string, reference: string | undefined): Promise<Resource> {
    const { rendered, complete } = confirmations;
    const named = reference !== undefined;
    const confirmed = cached(complete, `${page} ${reference ?? ''}`, async () => {
      const html = await cached(rendered, `${page} ${String(named)}`, () =>
        renderer.render(page, { reviews: [], sent: true, ...(named && { reference: slot }) }),
      );
      return pageResource(named ? html.replaceAll(slot, reference) : html, policyOf, forOneVisitor);
    });
    const [oldest] = complete.keys();
    if (complete.size > maxCached && oldest !== undefined) complete.delete(oldest);
    return confirmed;
  }

  /** A page that depends on the day, rendered once per clinic or service in its address. */
  function pageOfToday(page: string, queryData: Partial<PageData>): Promise<Resource> {
    const day = today();
    if (todaysCache.day !== day) todaysCache.pages.clear();
    todaysCache.day = day;
    return cached(todaysCache.pages, page + JSON.stringify(queryData), async () =>
      pageResource(await render(page, queryData), policyOf, { cacheControl: revalidate }),
    );
  }

  async function pageFor(
    page: string,
    query: URLSearchParams,
    isConnected: IsConnected,
    requestId: () => string,
  ): Promise<Resource | undefined> {
    const again = query.get(againParameter);
    if (again !== null) {
      // If the store is down, a page without the form's texts is better than none.
      const refused = await refusedForm(page, again, isConnected).catch((error: unknown) => {
        logFailure(page, error, requestId);
      });
      if (refused) return refused;
    }
    if (confirmationPages.has(pathIn('en', page))) {
      // Without a proof the built page is served, which names the contact channels.
      if (!(await proof.isValid(page, query))) return undefined;
      return confirmation(page, asReference(query.get(referenceParameter) ?? ''));
    }
    const queryData = await renderer.queryData(page, query);
    const isBuilt = !renderer.live[page]?.daily && Object.keys(queryData).length === 0;
    return isBuilt ? undefined : pageOfToday(page, queryData);
  }

  /** Returns a page in its current state for the query of its address; undefined if the built file is sufficient. */
  return async (
    page: string,
    query: string,
    isConnected: IsConnected,
    requestId: () => string,
  ): Promise<Resource | undefined> => {
    try {
      return await pageFor(page, new URLSearchParams(query), isConnected, requestId);
    } catch (error) {
      logFailure(page, error, requestId);
      return undefined;
    }
  };
}
