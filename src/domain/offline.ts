/** Names that pages, build, server and service worker share, so that a phone shows the emergency pages without a network. */
import { pathIn, type Language } from './language';

/** Address of the page that is shown for one that is not stored. */
export const offlinePage = '/Offline';

/** Its address in a language. */
export const offlinePathIn = (language: Language) => pathIn(language, offlinePage);

/** Address of the service worker; not `/sw`, which is Kiswahili. */
export const workerPath = '/service-worker.js';

/** Address of the size of the offline pages, shown before they are stored: see {@link KeptSize}. */
export const keptSizePath = '/offline.json';

/** Size of the download for the offline pages. */
export interface KeptSize {
  /** Compressed size in bytes. */
  sent: number;
  /** Number of files. */
  files: number;
}

/** Prefix of all cache names of the worker. */
const prefix = 'offline';

/** Name of the cache with the stored files. */
export const keptCache = `${prefix}-files`;

/** Name of the cache with the visitor's choice: it outlives the files. */
export const choiceCache = `${prefix}-choice`;

/** Name of the browser's error for a full storage; the worker sends it to the page. */
export const noRoom = 'QuotaExceededError';

/** Message of a page to the worker, with a port for the answer: fetch the files that are missing. */
export const fillRequest = 'fill';

/** First answer to it: the worker has begun. */
export const fillBegun = 'begun';

/** The answer when all files are stored; also sent to all pages when the worker has stored missing files by itself. */
export const filled = 'filled';

/** The visitor's choice: to store the pages on any connection, or not to store them. */
export type OfflineChoice = 'keep' | 'remove';
