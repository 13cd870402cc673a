import type { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { isConstrainedConnection } from '../../behaviours/page/connection';
import {
  choiceCache,
  fillBegun,
  filled,
  fillRequest,
  keptCache,
  type OfflineChoice,
} from '../../domain/offline';
import { onMessage, tellPages } from './scope';

/** The visitor's choice, if there was one. */
export const storedChoice = async () =>
  (await (await caches.match('/choice', { cacheName: choiceCache }))?.text()) as OfflineChoice | undefined;

/** Whether an answer may be kept: no file is HTML, which hosts and public networks answer with in place of a file. */
export const isFile = ({ ok, headers }: Response): boolean =>
  ok && !/html/.test(headers.get('Content-Type') ?? '');

/**
 * Fetches the files that are not in the cache: browsers and cleaning programs delete a cache and leave the worker, which
 * the browser does not install again.
 * @returns Whether any was missing.
 * @throws {Error} If not all could be stored.
 */
async function refill(files: PrecacheController): Promise<boolean> {
  const cache = await caches.open(keptCache);
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...files.getURLsToCacheKeys()].filter(([, key]) => !stored.has(key));
  for (const [url, key] of missing) {
    const answer = await fetch(url, { cache: 'reload' });
    if (!isFile(answer)) throw new Error(`${url} cannot be had: ${String(answer.status)}`);
    await cache.put(key, answer);
  }
  return missing.length > 0;
}

/** Fetches what is missing, on any connection for visitors who have asked for the pages. */
export async function refillUnlessDeclined(files: PrecacheController): Promise<void> {
  const choice = await storedChoice();
  if (choice === 'remove' || (choice !== 'keep' && isConstrainedConnection(/2g/))) return;
  if (await refill(files)) await tellPages(filled);
}

/** Answers pages that ask for the missing files. An error is answered by its name. */
export function refillOnRequest(files: PrecacheController): void {
  onMessage(fillRequest, async (answer) => {
    answer(fillBegun);
    try {
      await refill(files);
      answer(filled);
    } catch (error) {
      answer(error instanceof Error ? error.name : String(error));
    }
  });
}
