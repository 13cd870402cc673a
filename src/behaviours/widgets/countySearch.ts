import { countiesFor } from '../../domain/countySearch';
import type { DataOf, SelectorOf, searchData } from '../contract';
import type { Search } from './topicSearch';

type Selector = SelectorOf<typeof searchData>;

/**
 * Finds the counties of a list by their names and by the places in them: those with a page lead there, others to how to ask.
 * @param page Contains the list, each of whose rows begins with a name, and the results.
 * @param placesIn Places by the name of their county.
 */
export function countySearch(
  page: ParentNode,
  placesIn: Readonly<Record<string, readonly string[]>>,
): Search {
  const entries = [...page.querySelectorAll(`${'[data-counties]' satisfies Selector} > li`)].map((row) => {
    const name = row.firstElementChild?.textContent ?? '';
    return { name, places: placesIn[name] ?? [], to: row.querySelector('a')?.getAttribute('href') };
  });
  const results = page.querySelector<HTMLElement>('[data-here]' satisfies Selector);
  const { here = '', elsewhere = '' }: DataOf<typeof searchData> = results?.dataset ?? {};
  return (typed) =>
    countiesFor(typed, entries).map(({ entry, name }) => ({
      to: entry.to ?? '#ask',
      title: name,
      sign: (entry.to ? here : elsewhere).replace('{county}', entry.name),
    }));
}
