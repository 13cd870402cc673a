import { filled, keptSizePath, noRoom, type KeptSize } from '../../domain/offline';
import { defineBehaviour, type Behaviour } from '../attach';
import type { DataOf, offlineData } from '../contract';
import { currentDownload, keep, countKeptFiles, keptSince, remove } from '../page/offlineCopy';
import { canKeepPages } from '../page/serviceWorker';

/** Texts while the pages are being stored, and after. */
export interface KeepOfflineStates {
  /** Label of the button. */
  keep: string;
  /** After that label: size of the download. `{size}` is replaced, in KB. */
  size: string;
  /** Label during the download: `{percent}` is replaced. */
  keeping: string;
  /** Day on which they were stored: `{date}` is replaced. */
  kept: string;
  /** The button that removes them. */
  remove: string;
  /** Message after that. */
  removed: string;
  /** The phone has no room. */
  noRoom: string;
  /** They could not be fetched, or the browser does not keep them. */
  failed: string;
}

/** Time in ms between two checks of the number of files. */
const pollInterval = 300;

/** Size of the download; undefined without a network. */
async function fetchSize(): Promise<KeptSize | undefined> {
  try {
    const answer = await fetch(keptSizePath);
    // Some hosts answer with a page for files that do not exist.
    return answer.ok ? ((await answer.json()) as KeptSize) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A button that stores the emergency pages on the phone, and removes them again. `data-kept` on its root is `no`, `busy` or
 * `yes`; it is missing if the browser cannot store them, and the root is then hidden.
 * @param words Texts of each state.
 */
export const keepOffline = (words: KeepOfflineStates): Behaviour =>
  defineBehaviour('keepOffline', (root, signal) => {
    const button = root.querySelector('button');
    const status = root.querySelector('[role=status]');
    if (!button || !status || !canKeepPages()) return;
    const data: DataOf<typeof offlineData> = root.dataset;
    let size: KeptSize | undefined;

    const show = (kept: 'no' | 'busy' | 'yes', label: string, message = '') => {
      if (signal.aborted) return;
      data.kept = kept;
      button.textContent = label;
      button.ariaDisabled = kept === 'busy' ? 'true' : null;
      if (status.textContent !== message) status.textContent = message;
    };

    /** Shows the current state. @param message Result of the last action. */
    const update = async (message?: string) => {
      const since = await keptSince();
      if (since) {
        const date = since.toLocaleDateString(document.documentElement.lang, { dateStyle: 'medium' });
        show('yes', words.remove, words.kept.replace('{date}', date));
        return;
      }
      size ??= await fetchSize();
      const kilobytes = size && words.size.replace('{size}', String(Math.ceil(size.sent / 1000)));
      show('no', [words.keep, kilobytes].filter(Boolean).join(' '), message);
    };

    /** Shows the progress of the download. @returns A function that ends it. */
    const showProgress = () => {
      const tick = async () => {
        const percent = Math.floor((100 * (await countKeptFiles())) / (size?.files ?? Infinity));
        if (data.kept === 'busy') show('busy', words.keeping.replace('{percent}', String(percent)));
      };
      show('busy', words.keeping.replace('{percent}', '0'));
      const timer = setInterval(() => {
        tick().catch(() => undefined);
      }, pollInterval);
      return () => {
        clearInterval(timer);
      };
    };

    /** Shows the progress until the download ends. */
    const trackDownload = async (download: Promise<void>) => {
      const stop = showProgress();
      // Handled below; this keeps it from being reported as unhandled until then.
      download.catch(() => undefined);
      try {
        size ??= await fetchSize();
        await download;
        stop();
        await update(words.failed);
      } catch (error) {
        stop();
        const isFull = error instanceof Error && [error.name, error.message].includes(noRoom);
        await update(isFull ? words.noRoom : words.failed);
      }
    };
    /** Waits for work. The browser may refuse the storage at any time; the button then says so, and can be pressed again. */
    const finish = (work: Promise<void>) => {
      work.catch(() => {
        show('no', words.keep, words.failed);
      });
    };

    button.addEventListener(
      'click',
      () => {
        if (data.kept === 'no') finish(trackDownload(keep()));
        if (data.kept === 'yes') finish(remove().then(() => update(words.removed)));
      },
      { signal },
    );
    const look = () => {
      if (data.kept !== undefined && data.kept !== 'busy' && !document.hidden) finish(update());
    };
    // The pages may be stored or removed by the worker itself, or in another tab.
    navigator.serviceWorker.addEventListener('controllerchange', look, { signal });
    navigator.serviceWorker.addEventListener(
      'message',
      ({ data: message }) => {
        if (message === filled) look();
      },
      { signal },
    );
    document.addEventListener('visibilitychange', look, { signal });
    signal.addEventListener('abort', () => delete data.kept);
    void currentDownload().then(
      (download) => (download ? trackDownload(download.done) : update()),
      // The browser does not allow storage for this site.
      () => undefined,
    );
  });
