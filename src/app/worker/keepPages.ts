import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { NavigationRoute } from 'workbox-routing/NavigationRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { isConstrainedConnection } from '../../behaviours/connection';
import { owner } from '../../content/owner';
import { languageOf, pathIn } from '../../domain/language';
import { choiceCache, keptCache, offlinePage } from '../../domain/offline';
import { cleanUpIfRemoved } from './cleanUp';
import { findKept, keptAnswer, type KeptPages } from './keptPages';
import { answerNavigation, mayUpdate } from './navigate';
import { filesToKeep, navigationEvent, scope, type WorkerEvent } from './scope';

const controller = new PrecacheController({ cacheName: keptCache });
controller.addToCacheList(filesToKeep);

/** Name of the file with the pages: another build's has another hash, and may lie beside it. */
const isPages = (url: string) => url.endsWith('.json');
const pagesFile = controller.getCachedURLs().find(isPages) ?? '';

const readPages = async (answer: Response) => (await answer.json()) as KeptPages;

/** The pages, with the day on which they were fetched. @throws They are gone. */
async function keptPages(): Promise<{ kept: KeptPages; since: Date }> {
  const answer = await controller.matchPrecache(pagesFile);
  if (!answer) throw new Error('The kept pages are gone');
  return { kept: await readPages(answer), since: new Date(answer.headers.get('Date') ?? Date.now()) };
}

/** The pages that another build's worker has kept, if any. */
async function pagesBefore(): Promise<KeptPages | undefined> {
  const cache = await caches.open(keptCache);
  const before = (await cache.keys()).find(({ url }) => isPages(url) && url !== pagesFile);
  const answer = before && (await cache.match(before));
  return answer && readPages(answer);
}

/** Fetches all files; those that the phone has already are taken from it. @throws Not all could be kept. */
async function install(event: WorkerEvent): Promise<void> {
  const isUpdate = scope.registration.active !== null;
  const choice = await caches.match('/choice', { cacheName: choiceCache });
  const now = {
    phone: owner.phone.href,
    isConstrained: isConstrainedConnection(/2g/),
    isAsked: (await choice?.text()) === 'keep',
  };
  if (isUpdate && !mayUpdate(await pagesBefore(), now))
    throw new Error('The kept pages are right, and wait for a better connection');
  try {
    await controller.install(event);
  } catch (error) {
    // Half of the files help nobody. Those of the worker before are still needed.
    if (!isUpdate) await caches.delete(keptCache);
    throw error;
  }
  await scope.skipWaiting();
}

async function activate(event: WorkerEvent): Promise<void> {
  await controller.activate(event);
  // The network is asked while the worker starts. Firefox before 99 cannot.
  const { navigationPreload } = scope.registration as Partial<ServiceWorkerRegistration>;
  await navigationPreload?.enable();
  await scope.clients.claim();
}

/** An answer made of the kept pages. @param pathOf Gives the path of the page; nothing if there is none. */
async function keptAnswerAt(
  pathOf: (kept: KeptPages) => string | undefined,
  status: number,
): Promise<Response | undefined> {
  const { kept, since } = await keptPages();
  const path = pathOf(kept);
  return path === undefined ? undefined : keptAnswer(kept, path, since, status);
}

function onNavigation(options: RouteHandlerCallbackOptions): Promise<Response> {
  const { request, url } = options;
  // Its type is one of those that a window does not know.
  const { preloadResponse, waitUntil } = navigationEvent(options.event as unknown);
  return answerNavigation({
    network: async () => {
      const answer = (await preloadResponse) ?? (await fetch(request));
      waitUntil(cleanUpIfRemoved().catch(() => undefined));
      return answer;
    },
    kept: () => keptAnswerAt((kept) => findKept(kept, url.pathname), 200),
    offline: async () =>
      (await keptAnswerAt(() => pathIn(languageOf(url.pathname), offlinePage), 503)) ?? Response.error(),
    isReload: request.cache !== 'default',
  });
}

/** Keeps the pages of the list that the build has put in, and answers for the network where it fails. */
export function keepPages(): void {
  scope.addEventListener('install', (event) => {
    event.waitUntil(install(event));
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(activate(event));
  });
  registerRoute(new NavigationRoute(onNavigation, { denylist: [/^\/api\//] }));
  // Files have hashes in their names: a kept one is as new as any.
  registerRoute(
    ({ request, url }) =>
      controller.getCacheKeyForURL(url.href) !== undefined && !request.headers.has('Range'),
    controller.strategy,
  );
}
