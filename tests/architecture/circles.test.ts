import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, sources, type Source } from '../support/sources';

/** Groups of files of which each leads back to itself. Imports of types count: who reads one file has to read them all. */
function circlesOf(files: readonly Source[]): string[][] {
  const paths = new Set(files.map(({ path }) => path));
  const imported = new Map(
    files.map((source) => {
      const found = importsOf(source).flatMap((name) => {
        const stem = posix.join(posix.dirname(source.path), name);
        return [stem, `${stem}.ts`, `${stem}.tsx`, `${stem}.js`].filter((path) => paths.has(path));
      });
      return [source.path, found];
    }),
  );
  const reachable = (from: string) => {
    const met = new Set(imported.get(from));
    // Iterating over a set includes entries that are added meanwhile.
    for (const path of met) for (const next of imported.get(path) ?? []) met.add(next);
    return met;
  };
  const reach = new Map([...paths].map((path) => [path, reachable(path)]));
  const inCircle = [...paths].filter((path) => reach.get(path)?.has(path));
  const circles = inCircle.map((path) =>
    inCircle.filter((other) => reach.get(path)?.has(other) && reach.get(other)?.has(path)),
  );
  return [...new Map(circles.map((circle) => [circle.join(' '), circle])).values()];
}

test('no file imports itself by way of others, not even for a type', () => {
  expect(circlesOf(sources('src'))).toEqual([]);
});

test('a circle would be noticed', () => {
  const files = [
    { path: 'src/a.ts', text: "import { b } from './inner/b';" },
    { path: 'src/inner/b.tsx', text: "export type { C } from '../c.js'; const d = import('../d');" },
    { path: 'src/c.js', text: "/** @typedef {import('./a').A} A */ import './d';" },
    { path: 'src/d.ts', text: "import type { A } from './a';" },
    { path: 'src/e.ts', text: "import './a';" },
  ];
  expect(circlesOf(files)).toEqual([['src/a.ts', 'src/inner/b.tsx', 'src/c.js', 'src/d.ts']]);
});
