import { defineBehaviour } from './attach';
import type { DataOf, SelectorOf, filterData } from './contract';

/** Lower case without accents, so that hasty typing matches as well. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Shows only the entries of a list that match every typed word, hides groups without matches, and announces the number. */
export const attachTopicFilter = defineBehaviour('topicFilter', (root, signal) => {
  const field = root.querySelector('input');
  const status = root.querySelector<HTMLElement>('[data-status]' satisfies SelectorOf<typeof filterData>);
  if (!field || !status) return;
  const entries = [
    ...root.querySelectorAll<HTMLElement>('[data-words]' satisfies SelectorOf<typeof filterData>),
  ];
  const { found = '', none = '' }: DataOf<typeof filterData> = status.dataset;
  const filter = () => {
    const words = plain(field.value)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean);
    let count = 0;
    for (const entry of entries) {
      const { words: hidden = '' }: DataOf<typeof filterData> = entry.dataset;
      const text = plain(`${entry.textContent} ${hidden}`);
      entry.hidden = !words.every((word) => text.includes(word));
      if (!entry.hidden) count++;
    }
    for (const group of root.querySelectorAll<HTMLElement>(
      '[data-group]' satisfies SelectorOf<typeof filterData>,
    ))
      group.hidden = !group.querySelector('li:not([hidden])');
    status.textContent =
      words.length === 0 ? '' : count === 0 ? none : found.replace('{count}', String(count));
  };
  field.addEventListener('input', filter, { signal });
  // The browser restores the typed text after Back.
  filter();
  signal.addEventListener('abort', () => {
    field.value = '';
    filter();
  });
});
