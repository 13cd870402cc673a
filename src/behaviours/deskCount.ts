import { defineBehaviour } from './attach';
import type { DataOf, SelectorOf } from './contract';
import type { deskData } from './deskContract';

type Data = DataOf<typeof deskData>;

/** How often a page that is looked at asks how many wait, in ms. */
const every = 30_000;

const dataOf = ({ dataset }: { dataset: Data }) => dataset;

/** Shows how many wait: in the menu, in the title of the tab, and in words where more have come since. */
export const attachDeskCount = defineBehaviour('deskCount', (root, signal) => {
  const address = dataOf(root)['counts' satisfies keyof Data];
  const places = [
    ...root.querySelectorAll<HTMLElement>('[data-count]' satisfies SelectorOf<typeof deskData>),
  ];
  const fresh = root.querySelector<HTMLElement>('[data-fresh]' satisfies SelectorOf<typeof deskData>);
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
        ? (fresh?.dataset['fresh' satisfies keyof Data] ?? '').replace('{n}', String(all - first))
        : '';
    // Said again only where it has changed: it is read aloud.
    if (fresh && fresh.textContent !== words) fresh.textContent = words;
  }

  async function ask(): Promise<void> {
    if (address === undefined || document.hidden) return;
    try {
      const answer = await fetch(address, { signal, headers: { Accept: 'application/json' } });
      if (answer.ok) show((await answer.json()) as Record<string, number>);
    } catch {
      // The next time will tell.
    }
  }

  if (first > 0) document.title = `(${String(first)}) ${title}`;
  const timer = setInterval(() => void ask(), every);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
  });
  document.addEventListener('visibilitychange', () => void ask(), { signal });
});
