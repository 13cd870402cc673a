import type { FirstAidTopicsProps } from '../sections/FirstAidTopics/FirstAidTopics';
import type { SearchEntry } from '../domain/searchEntry';

/** A part of a page that is found by itself, besides those that the list names. */
type Part = Omit<SearchEntry, 'to'> & {
  /** Id of the part in its page. */
  part: string;
};

/**
 * What the search of a language finds: the rows of the list with their signs, and further parts of their pages.
 * @param pathOf Address of a page by its matter.
 * @param signs What can be seen, by matter; its keys are all matters that have a page or a row.
 * @param more What people type besides the words of the rows, by matter.
 */
export function searchEntries(
  { first, groups }: Pick<FirstAidTopicsProps, 'first' | 'groups'>,
  pathOf: (id: string) => string,
  signs: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string>>,
  parts: readonly Part[],
): readonly SearchEntry[] {
  const matters = new Map(Object.keys(signs).map((id) => [pathOf(id), id]));
  const rows = [...first, ...groups.flatMap(({ items }) => items)].map(({ title, to, words }) => {
    const [page = '', part] = to.split('#');
    const id = part ?? matters.get(page) ?? '';
    return { id, to, title, sign: signs[id] ?? '', words: `${words} ${more[id] ?? ''}`.trim() };
  });
  return [...rows, ...parts.map(({ part, ...entry }) => ({ ...entry, to: `${pathOf(entry.id)}#${part}` }))];
}
