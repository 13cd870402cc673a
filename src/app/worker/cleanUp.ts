import { keptCache, workerPath } from '../../domain/offline';
import { scope } from './scope';

/** Removes the worker and its files from the phone. The visitor's choice stays. */
export async function cleanUp(): Promise<void> {
  await caches.delete(keptCache);
  await scope.registration.unregister();
}

/** Every page of the site has it, and the login page of a public network has not. */
const ownMark = 'href="/site.webmanifest"';

/** Whether the site no longer has a worker: nothing is at its address, or a page of the site that its host sends for it. */
async function isRemoved(): Promise<boolean> {
  const ask = (method: string) => fetch(workerPath, { method, cache: 'no-store' });
  const { status, ok, headers } = await ask('HEAD');
  if (!ok) return status === 404 || status === 410;
  if (/javascript/.test(headers.get('Content-Type') ?? '')) return false;
  return (await (await ask('GET')).text()).includes(ownMark);
}

/**
 * Cleans up if the site has removed its worker, because browsers keep a worker whose file is gone.
 * @returns Whether it has cleaned up.
 */
export async function cleanUpIfRemoved(): Promise<boolean> {
  const removed = await isRemoved();
  if (removed) await cleanUp();
  return removed;
}
