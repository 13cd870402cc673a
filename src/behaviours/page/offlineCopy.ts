import {
  choiceCache,
  fillBegun,
  filled,
  fillRequest,
  keptCache,
  noRoom,
  type OfflineChoice,
} from '../../domain/offline';
import { register } from './serviceWorker';

/** Time in ms in which a worker that failed to install may still report why. */
const messageTimeout = 300;

const storeChoice = async (choice: OfflineChoice) =>
  (await caches.open(choiceCache)).put('/choice', new Response(choice));

/** When the stored pages were fetched; undefined if there are none. */
export async function keptSince(): Promise<Date | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active || !(await caches.has(keptCache))) return undefined;
  const kept = await caches.open(keptCache);
  const pages = (await kept.keys()).find(({ url }) => url.endsWith('.json'));
  const answer = pages && (await kept.match(pages));
  return answer && new Date(answer.headers.get('Date') ?? Date.now());
}

/** Number of files stored so far. */
export const countKeptFiles = async (): Promise<number> =>
  (await caches.has(keptCache)) ? (await (await caches.open(keptCache)).keys()).length : 0;

/**
 * Waits until the worker is active. @throws If it could not store all files; the message is {@link noRoom} if that was the
 * reason.
 */
function activation(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const checkState = () => {
      if (worker.state === 'activated') resolve();
      // The reason comes in a message, which may arrive a moment later.
      if (worker.state === 'redundant')
        setTimeout(reject, messageTimeout, new Error('The files could not be kept'));
    };
    worker.addEventListener('statechange', checkState);
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      if (data === noRoom) reject(new Error(noRoom));
    });
    checkState();
  });
}

/** The download in progress, started by this page or by another one. */
export async function currentDownload(): Promise<{ done: Promise<void> } | undefined> {
  const worker = (await navigator.serviceWorker.getRegistration())?.installing;
  // Wrapped in an object, because returning a promise from an async function would await it.
  return worker ? { done: activation(worker) } : undefined;
}

/** Time in ms in which a worker answers that it has begun to fetch files. One of an earlier build never does. */
const answerTimeout = 3000;

/** Lets the worker fetch the files that are missing. @throws If they could not be stored. */
function fetchMissing(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(reject, answerTimeout, new Error('The worker does not answer'));
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      if (data === filled) resolve();
      else if (data !== fillBegun) reject(new Error(String(data)));
    };
    worker.postMessage(fillRequest, [port2]);
  });
}

/** Stores the pages, on any connection, because the visitor has asked for it. @throws If they could not be stored. */
export async function keep(): Promise<void> {
  await storeChoice('keep');
  const { installing, waiting, active } = await register();
  const worker = installing ?? waiting ?? active;
  if (!worker) throw new Error('There is no worker');
  await activation(worker);
  // A worker that was there before fetches nothing by itself, and its files may be gone.
  await fetchMissing(worker);
}

/** Removes the pages from the phone, and remembers that they are not wanted. */
export async function remove(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.unregister();
  await caches.delete(keptCache);
  // Last: a full storage has room for it now.
  await storeChoice('remove');
}
