import { keptCache, workerPath } from '../../domain/offline';
import { scope } from './scope';

/** Takes the worker and its files off the phone. What the visitor has chosen stays. */
export async function cleanUp(): Promise<void> {
  await caches.delete(keptCache);
  await scope.registration.unregister();
}

/** Whether the site has a worker no more: nothing is at its address, or a host's page for everything. */
const isGone = ({ status, ok, headers }: Response) =>
  status === 404 || status === 410 || (ok && !/javascript/.test(headers.get('Content-Type') ?? ''));

let checked = false;

/**
 * Cleans up where the site has removed its worker: browsers keep one whose file is gone. Asked once each time the browser
 * starts the worker, when the network has just answered.
 */
export async function cleanUpIfRemoved(): Promise<void> {
  if (checked) return;
  checked = true;
  if (isGone(await fetch(workerPath, { method: 'HEAD', cache: 'no-store' }))) await cleanUp();
}
