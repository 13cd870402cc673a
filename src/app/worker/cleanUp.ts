import { keptCache, workerPath } from '../../domain/offline';
import { scope } from './scope';

/** Removes the worker and its files from the phone. The visitor's choice stays. */
export async function cleanUp(): Promise<void> {
  await caches.delete(keptCache);
  await scope.registration.unregister();
}

/** Whether the site no longer has a worker: nothing is at its address, or a host's catch-all page. */
const isRemoved = ({ status, ok, headers }: Response) =>
  status === 404 || status === 410 || (ok && !/javascript/.test(headers.get('Content-Type') ?? ''));

let checked = false;

/**
 * Cleans up if the site has removed its worker, because browsers keep a worker whose file is gone. Checked once each
 * time the browser starts the worker, after the network has just answered.
 * @returns Whether it has cleaned up.
 */
export async function cleanUpIfRemoved(): Promise<boolean> {
  if (checked) return false;
  checked = true;
  if (!isRemoved(await fetch(workerPath, { method: 'HEAD', cache: 'no-store' }))) return false;
  await cleanUp();
  return true;
}
