import { keptSizePath, noRoom, type KeptSize } from '../domain/offline';
import { defineBehaviour, type Behaviour } from './attach';
import type { DataOf, offlineData } from './contract';
import { arriving, keep, keptFiles, keptSince, remove } from './offlineCopy';
import { canKeep } from './serviceWorker';

/** What is said while the pages are kept, and after. */
export interface KeepOfflineStates {
  /** The button. */
  keep: string;
  /** Behind that: how much is fetched. `{size}` is put in, in KB. */
  size: string;
  /** On the button meanwhile: `{percent}` is put in. */
  keeping: string;
  /** Since when they are there: `{date}` is put in. */
  kept: string;
  /** The button that removes them. */
  remove: string;
  /** Said after that. */
  removed: string;
  /** The phone has no room. */
  noRoom: string;
  /** They could not be fetched, or the browser does not keep them. */
  failed: string;
}

/** Time in ms between two looks at how many files are there. */
const pace = 300;

/** What it takes to keep them; not known without a network. */
async function fetchSize(): Promise<KeptSize | undefined> {
  try {
    const answer = await fetch(keptSizePath);
    // Hosts may give a page for whatever they do not have.
    return answer.ok ? ((await answer.json()) as KeptSize) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A button that keeps the emergency pages on the phone, and removes them again. `data-kept` on its root is `no`, `busy` or
 * `yes`; it is missing where the browser cannot keep them, and the root is then not shown.
 * @param words What is said in each state.
 */
export const keepOffline = (words: KeepOfflineStates): Behaviour =>
  defineBehaviour('keepOffline', (root, signal) => {
    const button = root.querySelector('button');
    const status = root.querySelector('[role=status]');
    if (!button || !status || !canKeep()) return;
    const data: DataOf<typeof offlineData> = root.dataset;
    let size: KeptSize | undefined;

    const show = (kept: 'no' | 'busy' | 'yes', label: string, said = '') => {
      if (signal.aborted) return;
      data.kept = kept;
      button.textContent = label;
      button.ariaDisabled = kept === 'busy' ? 'true' : null;
      if (status.textContent !== said) status.textContent = said;
    };

    /** Shows how it stands. @param said What has just happened. */
    const look = async (said?: string) => {
      const since = await keptSince();
      if (since) {
        const date = since.toLocaleDateString(document.documentElement.lang, { dateStyle: 'medium' });
        show('yes', words.remove, words.kept.replace('{date}', date));
        return;
      }
      size ??= await fetchSize();
      const kilobytes = size && words.size.replace('{size}', String(Math.ceil(size.sent / 1000)));
      show('no', [words.keep, kilobytes].filter(Boolean).join(' '), said);
    };

    /** Shows how many files are there while they come. @returns How to end it. */
    const showProgress = () => {
      const tick = async () => {
        const percent = Math.floor((100 * (await keptFiles())) / (size?.files ?? Infinity));
        if (data.kept === 'busy') show('busy', words.keeping.replace('{percent}', String(percent)));
      };
      show('busy', words.keeping.replace('{percent}', '0'));
      const timer = setInterval(() => void tick(), pace);
      return () => {
        clearInterval(timer);
      };
    };

    /** Waits for them with the visitor. */
    const wait = async (arrival: Promise<void>) => {
      const stop = showProgress();
      // Looked at below; until then its failure is no unhandled one.
      arrival.catch(() => undefined);
      try {
        size ??= await fetchSize();
        await arrival;
        stop();
        await look();
      } catch (error) {
        stop();
        await look(error instanceof Error && error.message === noRoom ? words.noRoom : words.failed);
      }
    };

    button.addEventListener(
      'click',
      () => {
        if (data.kept === 'no') void wait(keep());
        if (data.kept === 'yes') void remove().then(() => look(words.removed));
      },
      { signal },
    );
    signal.addEventListener('abort', () => delete data.kept);
    void arriving().then(
      (arrival) => (arrival ? wait(arrival.done) : look()),
      // The browser keeps nothing for this site.
      () => undefined,
    );
  });
