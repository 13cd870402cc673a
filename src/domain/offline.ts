/**
 * What pages, build, server and service worker agree on, so that a phone shows the emergency pages without a network.
 */

/** Address of the service worker; `/sw` is Kiswahili. */
export const workerPath = '/service-worker.js';

/** Address of what is said of the kept pages before they are kept: see {@link KeptSize}. */
export const keptSizePath = '/offline.json';

/** What a phone fetches to keep the pages. */
export interface KeptSize {
  /** Bytes as they are sent, compressed. */
  sent: number;
  /** Files. */
  files: number;
}

/** Start of the names of all that the worker stores. */
const prefix = 'offline';

/** Name of the cache with the kept files. */
export const keptCache = `${prefix}-files`;

/** Name of the cache with what the visitor has chosen: it outlives the files. */
export const choiceCache = `${prefix}-choice`;

/** Name of the browser's error where the phone has no room; so the worker tells the page. */
export const noRoom = 'QuotaExceededError';

/** What a visitor has chosen: to keep the pages on any connection, or not to keep them. */
export type OfflineChoice = 'keep' | 'remove';
