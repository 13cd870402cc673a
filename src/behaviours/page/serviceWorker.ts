import { choiceCache, workerPath, type OfflineChoice } from '../../domain/offline';
import { isConstrainedConnection } from './connection';

/** The part of Trusted Types that is used here. */
interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (input: string) => unknown };
}

/** Whether the browser supports service workers; not over plain http. */
export function canKeepPages(): boolean {
  try {
    // Some browsers have the properties without a value, or refuse access to them.
    return !!(navigator as Partial<Navigator>).serviceWorker && !!(window as Partial<Window>).caches;
  } catch {
    return false;
  }
}

let address: unknown;

/**
 * The worker's address as a trusted script URL: the page's Content-Security-Policy allows only this policy, which returns
 * only this address.
 */
function trustedAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  address ??=
    trustedTypes?.createPolicy('offline', { createScriptURL: () => workerPath }).createScriptURL('') ??
    workerPath;
  return address as string;
}

/** Registers the service worker, which fetches the pages to store. */
export const register = () => navigator.serviceWorker.register(trustedAddress(), { updateViaCache: 'none' });

/** The visitor's choice, if there was one. */
const storedChoice = async () =>
  (await caches.match('/choice', { cacheName: choiceCache }))?.text() as Promise<OfflineChoice | undefined>;

/** Stores the pages for a visitor who has not declined, if the connection is good enough. */
export async function keepUnlessDeclined(): Promise<void> {
  if (!canKeepPages() || isConstrainedConnection(/2g/)) return;
  if ((await storedChoice()) !== 'remove') await register();
}
