import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Imports of a file that code for readers may use, by name: widgets, MUI components and pictures. */
function importsOf(text: string): Record<string, string> {
  const found = text.matchAll(/^import (?:(\w+)|\{([^}]*)\}) from '((?:@mui|virtual:picture)\/[^']+)';$/gm);
  return Object.fromEntries(
    [...found].flatMap(([line, single, several = '']) =>
      (single === undefined ? several.split(',') : [single])
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .map((name) => [name, line] as const),
    ),
  );
}

/**
 * Code of the module `virtual:library`: the file of each component, relative to `src`, and the import lines of stories that
 * can be shown to readers.
 */
export function libraryModule(files: readonly string[]): string {
  const components = Object.fromEntries(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^export function ([A-Z]\w*)/gm)].map(
        ([, name = '']) => [name, relative('src', file).replaceAll('\\', '/').replace('.tsx', '')] as const,
      ),
    ),
  );
  const stories = readdirSync('stories', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => `stories/${name.replaceAll('\\', '/')}`);
  const imports = Object.fromEntries(
    stories.map((file) => [`./${file}`, importsOf(readFileSync(file, 'utf8'))] as const),
  );
  return [
    `export const components = ${JSON.stringify(components)};`,
    `export const storyImports = ${JSON.stringify(imports)};`,
  ].join('\n');
}
