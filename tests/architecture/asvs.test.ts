import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { asvsRows } from '../../stories/docs/parts/asvs';
import { scenarios } from '../faults/scenarios';
import { parse } from '../support/sources';

/** Titles of a file's tests that run, each with the titles of its groups: `contact > gives a clean message`. */
function titlesOf(path: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node, groups: readonly string[]) => {
    let inside = groups;
    const called = ts.isCallExpression(node)
      ? /^(test|it|describe)\b([\w.]*)/.exec(node.expression.getText())
      : null;
    if (ts.isCallExpression(node) && called) {
      const [, kind, how = ''] = called;
      const [title] = node.arguments;
      // `test.each([…])` has no title itself: that is in the call of its result.
      if (title && ts.isStringLiteralLike(title) && !/skip|todo|fails/.test(how)) {
        inside = [...groups, title.text];
        if (kind !== 'describe') found.push(inside.join(' > '));
      }
    }
    node.forEachChild((child) => {
      visit(child, inside);
    });
  };
  visit(parse({ path, text: readFileSync(path, 'utf8') }), []);
  return found;
}

const isTestFile = (path: string) => /\.(?:test|spec)\.tsx?$/.test(path);

/** Whether a file's tests run: it is a test file, or a test file next to it runs its contents, as with every kind of store. */
function isRun(path: string): boolean {
  if (isTestFile(path)) return true;
  const [folder, name] = [dirname(path), basename(path).replace(/\.tsx?$/, '')];
  return readdirSync(folder)
    .filter(isTestFile)
    .some((other) => readFileSync(join(folder, other), 'utf8').includes(`from './${name}'`));
}

const holding = asvsRows.flatMap(({ id, heldBy }) => heldBy.map((held) => ({ id, ...held })));
const kept = new Map<string, string[]>();

/** Titles of the tests that a file, or the fault suite, runs. */
function titlesRunBy(file: string): string[] {
  const known = kept.get(file);
  if (known) return known;
  const titles =
    file === 'tests/faults' ? scenarios.map((scenario) => scenario.title) : isRun(file) ? titlesOf(file) : [];
  kept.set(file, titles);
  return titles;
}

describe('the table of OWASP ASVS requirements', () => {
  test.each(holding)('$id is held by a test of $file that is run: $test', ({ file, test: title }) => {
    const titles = titlesRunBy(file);
    expect(titles.map((found) => (found.endsWith(` > ${title}`) ? title : found))).toContain(title);
  });

  test('names a test for each requirement, and no test twice for one', () => {
    for (const { id, heldBy } of asvsRows) {
      expect([id, heldBy.length > 0]).toEqual([id, true]);
      expect(new Set(heldBy.map(({ file, test: title }) => file + title)).size).toBe(heldBy.length);
    }
  });

  test('cites each number once, in the order of the standard', () => {
    const numbers = asvsRows.map(
      ({ id }) => /^v5\.0\.0-(\d+)\.(\d+)\.(\d+)$/.exec(id)?.slice(1).map(Number) ?? [],
    );
    expect(numbers.filter((parts) => parts.length !== 3)).toEqual([]);
    const sortable = numbers.map((parts) => parts.map((part) => String(part).padStart(3, '0')).join('.'));
    expect(sortable).toEqual([...new Set(sortable)].sort());
  });
});

test('every package is fixed to one version with its checksum', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version?: string; integrity?: string; link?: boolean; inBundle?: boolean }>;
  };
  const loose = Object.entries(packages).filter(
    ([name, { integrity, link, inBundle }]) => name !== '' && !link && !inBundle && integrity === undefined,
  );
  expect(loose.map(([name]) => name)).toEqual([]);
});
