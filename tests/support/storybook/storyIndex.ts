import { readFileSync } from 'node:fs';

/** An entry of Storybook's index: a story or a documentation page. */
export interface IndexEntry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  /** File that it comes from, beginning with `./`. */
  importPath: string;
}

/** Everything that the built Storybook holds, in its order. */
export function storyIndex(): IndexEntry[] {
  const file = new URL('../../../storybook-static/index.json', import.meta.url);
  return Object.values(
    (JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, IndexEntry> }).entries,
  );
}
