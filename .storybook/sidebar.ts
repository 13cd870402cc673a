import type { API_PreparedStoryIndex } from 'storybook/internal/types';
import { groups, guides, parts } from '../stories/docs/parts/groups';
import { componentInWords, inWords } from './inWords';
import { searchWords } from './searchWords';

type Entry = API_PreparedStoryIndex['entries'][string];

const idOf = ({ id }: Entry) => id.replace(/--.*$/, '');
const widgets = Object.values(groups).flat();
const first = ['docs-welcome', 'docs-all-components'];

/** The name of the group that contains a page. */
function groupOf(id: string, list: Readonly<Record<string, readonly string[]>>): string[] {
  const [name] = Object.entries(list).find(([, ids]) => ids.includes(id)) ?? [];
  return name === undefined ? [] : [name];
}

/** Title of an entry in the sidebar; its id, and with it its address and its picture, stays the same. */
function titleOf(entry: Entry): string {
  const id = idOf(entry);
  const [part = '', ...rest] = entry.title.split('/');
  const name = rest.at(-1) ?? '';
  if (part === 'Foundations') return entry.title;
  if (part === 'Docs') {
    if (first.includes(id)) return entry.title;
    return ['Guides', ...groupOf(id, guides), ...rest].join('/');
  }
  const group = ['Components', 'Sections'].includes(part) ? groupOf(id, groups) : [];
  return [part, ...group, componentInWords(name)].join('/');
}

/** Index of an entry in a list; entries that are not listed come last. */
const placeIn = (list: readonly string[], name: string) => (list.indexOf(name) + list.length) % list.length;

/**
 * The index as the sidebar shows it: grouped, with readable names, the most wanted entries first, and the other names of
 * widgets where Storybook's search expects the headings of a page. Undefined if it is already so.
 */
export function sidebarIndex(index: API_PreparedStoryIndex): API_PreparedStoryIndex | undefined {
  const entries = Object.values(index.entries);
  if (entries.some(({ title }) => title.startsWith('Guides/'))) return undefined;
  const named = entries.map((entry): Entry => {
    const words = entry.type === 'docs' ? (searchWords[idOf(entry)] ?? []) : [];
    const titled = { ...entry, title: titleOf(entry) };
    if (titled.type === 'story') return { ...titled, name: inWords(titled.name) };
    return words.length === 0 ? titled : { ...titled, anchors: words.map((title) => ({ id: '', title })) };
  });
  const order = (entry: Entry) => [
    placeIn([...parts, ''], entry.title.split('/')[0] ?? ''),
    placeIn([...first, ...widgets, ...Object.values(guides).flat(), ''], idOf(entry)),
  ];
  const sorted = named
    .map((entry) => ({ entry, at: order(entry) }))
    .sort(({ at: [a = 0, b = 0] }, { at: [c = 0, d = 0] }) => a - c || b - d);
  return { ...index, entries: Object.fromEntries(sorted.map(({ entry }) => [entry.id, entry])) };
}
