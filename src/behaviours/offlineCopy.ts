import { choiceCache, keptCache, noRoom, type OfflineChoice } from '../domain/offline';
import { register } from './serviceWorker';

/** Time in ms in which a worker that could not come may still say why. */
const patience = 300;

const choose = async (chosen: OfflineChoice) =>
  (await caches.open(choiceCache)).put('/choice', new Response(chosen));

/** When the pages that the phone has were fetched; nothing where it has none. */
export async function keptSince(): Promise<Date | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active || !(await caches.has(keptCache))) return undefined;
  const kept = await caches.open(keptCache);
  const pages = (await kept.keys()).find(({ url }) => url.endsWith('.json'));
  const answer = pages && (await kept.match(pages));
  return answer && new Date(answer.headers.get('Date') ?? Date.now());
}

/** How many files are there so far. */
export const keptFiles = async (): Promise<number> =>
  (await caches.has(keptCache)) ? (await (await caches.open(keptCache)).keys()).length : 0;

/** Waits until the worker is there. @throws It could not keep all files; the message is {@link noRoom} where that is why. */
function arrival(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
      // Why it went is said in a message, which may come a moment later.
      if (worker.state === 'redundant')
        setTimeout(reject, patience, new Error('The files could not be kept'));
    };
    worker.addEventListener('statechange', look);
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      if (data === noRoom) reject(new Error(noRoom));
    });
    look();
  });
}

/** The pages that are on their way just now, because of this page or of another one. */
export async function arriving(): Promise<{ done: Promise<void> } | undefined> {
  const worker = (await navigator.serviceWorker.getRegistration())?.installing;
  // In an object, which a promise does not wait for.
  return worker ? { done: arrival(worker) } : undefined;
}

/** Keeps the pages, on any connection: the visitor has asked for it. @throws They could not be kept. */
export async function keep(): Promise<void> {
  await choose('keep');
  const { installing, waiting, active } = await register();
  const worker = installing ?? waiting ?? active;
  if (worker) await arrival(worker);
}

/** Removes the pages from the phone, and remembers that they are not wanted. */
export async function remove(): Promise<void> {
  await choose('remove');
  await (await navigator.serviceWorker.getRegistration())?.unregister();
  await caches.delete(keptCache);
}
