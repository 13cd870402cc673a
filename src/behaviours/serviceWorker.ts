import { choiceCache, workerPath, type OfflineChoice } from '../domain/offline';
import { isConstrainedConnection } from './connection';

/** What the browser has of Trusted Types. */
interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (input: string) => unknown };
}

/** Whether the browser can keep pages; it cannot over plain http. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

let address: unknown;

/**
 * The worker's address, as browsers with Trusted Types ask for it: the page's policy allows this one policy, and it gives
 * nothing but this one address.
 */
function trustedAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  address ??=
    trustedTypes?.createPolicy('offline', { createScriptURL: () => workerPath }).createScriptURL('') ??
    workerPath;
  return address as string;
}

/** Registers the service worker, which fetches what it keeps. */
export const register = () => navigator.serviceWorker.register(trustedAddress(), { updateViaCache: 'none' });

/** What the visitor has chosen, if anything. */
const choice = async () =>
  (await caches.match('/choice', { cacheName: choiceCache }))?.text() as Promise<OfflineChoice | undefined>;

/** Keeps the pages of a visitor who has not said otherwise, where the connection is good enough. */
export async function keepUnasked(): Promise<void> {
  if (!canKeep() || isConstrainedConnection(/2g/)) return;
  if ((await choice()) !== 'remove') await register();
}
