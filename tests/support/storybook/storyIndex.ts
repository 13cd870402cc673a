import { readFileSync } from 'node:fs';

/** An entry of Storybook's index: a story or a documentation page. */
export interface IndexEntry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  /** File that it comes from, beginning with `./`. */
  importPath: string;
  /** Its tags: `behaviour` marks a story that tests behaviour and has no picture. */
  tags: string[];
}

let all: IndexEntry[] | undefined;

/** All entries of the built Storybook, in order. */
export function storyIndex(): IndexEntry[] {
  const file = new URL('../../../storybook-static/index.json', import.meta.url);
  all ??= Object.values(
    (JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, IndexEntry> }).entries,
  );
  return all;
}

const wanted = process.env['STORY']?.split(',').filter(Boolean) ?? [];

/**
 * Whether an entry is selected on the command line: its id is given, or begins with something that is not a complete id;
 * without ids every entry is.
 */
export function isWanted(id: string): boolean {
  const isEntry = (start: string) => storyIndex().some((entry) => entry.id === start);
  return (
    wanted.length === 0 || wanted.some((start) => id === start || (id.startsWith(start) && !isEntry(start)))
  );
}

/** Whether nothing is left out: in the nightly run, and in one for some stories. */
export const isWhole = Boolean(process.env['NIGHTLY'] ?? process.env['STORY']);

/** Stories that show nothing new: a page's further states stand in its parts and on built pages, mirrored text in a lint. */
const ofTheNight =
  /^pages-[a-z]+-behaviour--|--right-to-left|^(?:flows|forms|layouts|pages|sections)-.*--large-text/;

const isUpdating = process.env['UPDATE'] === 'yes';

/** Whether a run opens a story: by day those that show something new, and all where pictures are replaced. */
export const isOpened = (id: string): boolean =>
  isWanted(id) && (isWhole || isUpdating || !ofTheNight.test(id));
