import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { NavigationRoute } from 'workbox-routing/NavigationRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { isConstrainedConnection } from '../../behaviours/page/connection';
import { owner } from '../../content/owner';
import { languageOf } from '../../domain/language';
import { keptCache, noRoom, offlinePage, offlinePathIn } from '../../domain/offline';
import { cleanUpIfRemoved } from './cleanUp';
import { lastResort } from './lastResort';
import { findKept, keptAnswer, type KeptPages } from './keptPages';
import { answerNavigation, mayUpdate } from './navigate';
import { isFile, refillOnRequest, refillUnlessDeclined, storedChoice } from './refill';
import { filesToKeep, navigationEvent, scope, tellPages, type WorkerEvent } from './scope';

/** Recognises the file with the pages. That of another build has another hash, and may be in the cache as well. */
const isPages = (url: string) => url.endsWith('.json');
const pagesFileOf = (files: PrecacheController) => files.getCachedURLs().find(isPages) ?? '';

const readPages = async (answer: Response) => (await answer.json()) as KeptPages;

/** The pages, with the date on which they were fetched. @throws {Error} If they are missing. */
async function keptPages(files: PrecacheController): Promise<{ kept: KeptPages; since: Date }> {
  const answer = await files.matchPrecache(pagesFileOf(files));
  if (!answer) throw new Error('The kept pages are gone');
  return { kept: await readPages(answer), since: new Date(answer.headers.get('Date') ?? Date.now()) };
}

/** The pages that the worker of an earlier build has kept, if any. */
async function previousPages(files: PrecacheController): Promise<KeptPages | undefined> {
  const cache = await caches.open(keptCache);
  const before = (await cache.keys()).find(({ url }) => isPages(url) && url !== pagesFileOf(files));
  const answer = before && (await cache.match(before));
  return answer && readPages(answer);
}

/** Fetches all files; those that are in the cache already are reused. @throws If not all could be stored. */
async function install(files: PrecacheController, event: WorkerEvent): Promise<void> {
  const isUpdate = scope.registration.active !== null;
  const now = {
    phone: owner.phone.href,
    isConstrained: isConstrainedConnection(/2g/),
    isRequested: (await storedChoice()) === 'keep',
  };
  if (isUpdate && !mayUpdate(await previousPages(files), now))
    throw new Error('The kept pages are right, and wait for a better connection');
  try {
    await files.install(event);
  } catch (error) {
    // Browsers do not tell pages how much storage there is, nor why an installation failed.
    if (error instanceof DOMException && error.name === noRoom) await tellPages(noRoom);
    // Half of the files are of no use. Those of the previous worker are still needed.
    if (!isUpdate) await caches.delete(keptCache);
    throw error;
  }
  await scope.skipWaiting();
}

async function activate(files: PrecacheController, event: WorkerEvent): Promise<void> {
  await files.activate(event);
  // Preloading starts the request while the worker starts. Only in Chromium: if the request fails, Firefox 140 shows
  // its own error page whatever the worker answers.
  if ('userAgentData' in navigator) await scope.registration.navigationPreload.enable();
  await scope.clients.claim();
}

/** An answer made from the kept pages. @param pathOf Returns the path of the page; undefined if there is none. */
async function keptAnswerAt(
  files: PrecacheController,
  pathOf: (kept: KeptPages) => string | undefined,
  status: number,
): Promise<Response | undefined> {
  const { kept, since } = await keptPages(files);
  const path = pathOf(kept);
  return path === undefined ? undefined : keptAnswer(kept, path, since, status);
}

let checked = false;

/** Checks worker and files once each time the browser starts the worker, after the network has just answered. */
async function checkOnce(files: PrecacheController): Promise<void> {
  if (checked) return;
  checked = true;
  try {
    if (!(await cleanUpIfRemoved())) await refillUnlessDeclined(files);
  } catch {
    // The next page that the network answers tries again.
    checked = false;
  }
}

function onNavigation(files: PrecacheController, options: RouteHandlerCallbackOptions): Promise<Response> {
  const { request, url } = options;
  const own = offlinePathIn(languageOf(url.pathname));
  // The types of a window do not include this event.
  const { preloadResponse, waitUntil } = navigationEvent(options.event as unknown);
  return answerNavigation({
    network: async () => {
      const answer = (await preloadResponse) ?? (await fetch(request));
      waitUntil(checkOnce(files));
      return answer;
    },
    kept: () => keptAnswerAt(files, (kept) => findKept(kept, url.pathname), 200),
    offline: () => keptAnswerAt(files, (kept) => findKept(kept, own) ?? offlinePage, 503),
    lastResort: () => lastResort(languageOf(url.pathname), owner.phone),
    isReload: request.cache !== 'default',
  });
}

/** Stores the pages in the build's list, and answers navigations when the network fails. */
export function keepPages(): void {
  const files = new PrecacheController({
    cacheName: keptCache,
    plugins: [{ cacheWillUpdate: ({ response }) => Promise.resolve(isFile(response) ? response : null) }],
  });
  files.addToCacheList(filesToKeep);
  scope.addEventListener('install', (event) => {
    event.waitUntil(install(files, event));
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(activate(files, event));
  });
  refillOnRequest(files);
  registerRoute(new NavigationRoute((options) => onNavigation(files, options), { denylist: [/^\/api\//] }));
  // File names contain hashes, so a cached file is always current.
  registerRoute(
    ({ request, url }) => files.getCacheKeyForURL(url.href) !== undefined && !request.headers.has('Range'),
    files.strategy,
  );
}
