import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { asvsRows } from '../../stories/docs/parts/asvs';
import { scenarios } from '../faults/scenarios';
import { parse } from '../support/sources';

/** Titles of the tests and groups of a file, each with those of its groups: `contact > gives a clean message`. */
function titlesOf(path: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node, groups: readonly string[]) => {
    let inside = groups;
    if (ts.isCallExpression(node) && /^(?:test|it|describe)\b/.test(node.expression.getText())) {
      const [title] = node.arguments;
      // `test.each([…])` comes without a title: that follows in the call of its result.
      if (title && ts.isStringLiteralLike(title)) {
        inside = [...groups, title.text];
        found.push(inside.join(' > '));
      }
    }
    node.forEachChild((child) => {
      visit(child, inside);
    });
  };
  visit(parse({ path, text: readFileSync(path, 'utf8') }), []);
  return found;
}

describe('the table of OWASP ASVS requirements', () => {
  test.each(asvsRows)('$id is held by $file: $test', ({ file, test: title }) => {
    const titles = file === 'tests/faults' ? scenarios.map((scenario) => scenario.title) : titlesOf(file);
    expect(titles.map((found) => (found.endsWith(` > ${title}`) ? title : found))).toContain(title);
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
