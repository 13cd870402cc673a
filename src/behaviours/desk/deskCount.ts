import { defineBehaviour } from '../attach';
import type { DataOf, SelectorOf } from '../contract';
import type { deskData } from './deskContract';

type Data = DataOf<typeof deskData>;

/** Interval in ms at which a visible page asks for the counts. */
const pollInterval = 30_000;

const dataOf = ({ dataset }: { dataset: Data }) => dataset;

/**
 * Shows the number of open items: in the menu, in the title of the tab, and in a notice if there are more than when the
 * page was loaded.
 */
export const attachDeskCount = defineBehaviour('deskCount', (root, signal) => {
  const address = dataOf(root)['counts' satisfies keyof Data];
  const places = [
    ...root.querySelectorAll<HTMLElement>('[data-count]' satisfies SelectorOf<typeof deskData>),
  ];
  const notice = root.querySelector<HTMLElement>('[data-fresh]' satisfies SelectorOf<typeof deskData>);
  const title = document.title;
  const shown = (view: string) => {
    const place = places.find((one) => dataOf(one)['count' satisfies keyof Data] === view);
    return Number(place?.textContent ?? 0);
  };
  const first = shown('waiting');

  function show(counts: Readonly<Record<string, number>>): void {
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    for (const place of places) {
      const view = dataOf(place)['count' satisfies keyof Data] ?? '';
      place.textContent = String(view === 'waiting' ? all : (counts[view] ?? 0));
    }
    document.title = all > 0 ? `(${String(all)}) ${title}` : title;
    const words =
      all > first
        ? (notice?.dataset['fresh' satisfies keyof Data] ?? '').replace('{n}', String(all - first))
        : '';
    // Written only if it has changed, because it is a live region.
    if (notice && notice.textContent !== words) notice.textContent = words;
  }

  async function fetchCounts(): Promise<void> {
    if (address === undefined || document.hidden) return;
    try {
      const answer = await fetch(address, { signal, headers: { Accept: 'application/json' } });
      if (answer.ok) show((await answer.json()) as Record<string, number>);
    } catch {
      // Tried again at the next interval.
    }
  }

  if (first > 0) document.title = `(${String(first)}) ${title}`;
  const timer = setInterval(() => void fetchCounts(), pollInterval);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
  });
  document.addEventListener('visibilitychange', () => void fetchCounts(), { signal });
});
