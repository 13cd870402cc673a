const sources = import.meta.glob<string>(
  '../../../src/{content,pages,sections,components,app}/**/*.{ts,tsx}',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const fileOf = (path: string) =>
  path
    .split('/')
    .at(-1)
    ?.replace(/\.tsx?$/, '') ?? path;

/**
 * Files that ask for a slot, read from the sources themselves.
 * @param id Slot id.
 */
export function usersOf(id: string): string[] {
  return Object.entries(sources)
    .filter(([, text]) => text.includes(`'virtual:picture/${id}'`))
    .map(([path]) => fileOf(path));
}
