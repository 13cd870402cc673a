import { countiesFor } from '../../domain/countySearch';
import type { DataOf, SelectorOf, searchData } from '../contract';
import type { Search } from './topicSearch';

type Data = DataOf<typeof searchData>;

type Selector = SelectorOf<typeof searchData>;

/** Finds the counties that a page lists, by their names and their towns: those with a page lead there, others to how to ask. */
export function countySearch(page: ParentNode): Search {
  const entries = [...page.querySelectorAll<HTMLElement>('[data-places]' satisfies Selector)].map((row) => {
    const { places = '' }: Data = row.dataset;
    return {
      name: row.firstElementChild?.textContent ?? '',
      places: places.split('|'),
      to: row.querySelector('a')?.getAttribute('href'),
    };
  });
  const results = page.querySelector<HTMLElement>('[data-here]' satisfies Selector);
  const { here = '', elsewhere = '' }: Data = results?.dataset ?? {};
  return (typed) =>
    countiesFor(typed, entries).map(({ entry, name }) => ({
      to: entry.to ?? '#ask',
      title: name,
      sign: (entry.to ? here : elsewhere).replace('{county}', entry.name),
    }));
}
