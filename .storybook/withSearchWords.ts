import type { API_PreparedStoryIndex } from 'storybook/internal/types';
import { searchWords } from './searchWords';

/**
 * The index with the other names of widgets, where Storybook's search looks for the headings of a page; nothing, if it has
 * them already.
 */
export function withSearchWords(index: API_PreparedStoryIndex): API_PreparedStoryIndex | undefined {
  const entries = Object.entries(index.entries);
  if (entries.some(([, entry]) => entry.type === 'docs' && entry.anchors)) return undefined;
  return {
    ...index,
    entries: Object.fromEntries(
      entries.map(([id, entry]) => {
        const words = searchWords[id.replace(/--docs$/, '')];
        if (entry.type !== 'docs' || !words) return [id, entry];
        return [id, { ...entry, anchors: words.map((title) => ({ id: '', title })) }];
      }),
    ),
  };
}
