import { isServerDown } from '../domain/serverDown';

/**
 * The server's time; undefined if it does not answer, or a proxy says that it does not. Not a kept answer: browsers and
 * the service worker pass a HEAD request that must not be stored on to the network.
 */
export async function serverTime(): Promise<Date | undefined> {
  try {
    const { headers, status } = await fetch('/', { method: 'HEAD', cache: 'no-store' });
    return isServerDown(status) ? undefined : new Date(headers.get('Date') ?? Date.now());
  } catch {
    return undefined;
  }
}

/** Whether the server can be reached. Browsers that say that they are offline are asked to try. */
export const isConnected = async (): Promise<boolean> =>
  navigator.onLine || (await serverTime()) !== undefined;
