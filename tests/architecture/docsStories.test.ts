import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

test('documentation pages show stories that exist', () => {
  const missing = readdirSync('stories', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => join('stories', file))
    .flatMap((page) => {
      const text = readFileSync(page, 'utf8');
      const files = new Map(
        [...text.matchAll(/import \* as (\w+) from '([^']+)'/g)].map(([, name, path]) => [name, path]),
      );
      return [...text.matchAll(/of=\{(\w+)\.(\w+)\}/g)].flatMap(([, name, story]) => {
        const path = files.get(name);
        if (path === undefined || story === undefined) return [];
        const source = readFileSync(join(dirname(page), path.replace(/(?:\.tsx)?$/, '.tsx')), 'utf8');
        return new RegExp(`export const ${story}\\b`).test(source) ? [] : [`${page}: ${story}`];
      });
    });
  expect(missing).toEqual([]);
});
