import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { asvsRows } from '../../stories/docs/parts/asvs';

describe('the table of OWASP ASVS requirements', () => {
  test.each(asvsRows)('$id is held by $held', ({ held, subject }) => {
    expect(existsSync(held), `${held} exists`).toBe(true);
    expect(readFileSync(held, 'utf8').toLowerCase()).toContain(subject.toLowerCase());
  });

  test('cites each number once, in the order of the standard', () => {
    const numbers = asvsRows.map(
      ({ id }) => /^v5\.0\.0-(\d+)\.(\d+)\.(\d+)$/.exec(id)?.slice(1).map(Number) ?? [],
    );
    expect(numbers.filter((parts) => parts.length !== 3)).toEqual([]);
    const sortable = numbers.map((parts) => parts.map((part) => String(part).padStart(3, '0')).join('.'));
    expect(sortable).toEqual([...new Set(sortable)].sort());
  });

  test('names no test of the long run that nothing runs', () => {
    const run = readFileSync('tests/faults/scenarios.ts', 'utf8');
    const scenarios = asvsRows.flatMap(({ held }) => /^tests\/faults\/(\w+)\.ts$/.exec(held)?.[1] ?? []);
    expect(scenarios.filter((name) => !run.includes(`./${name}'`) && name !== 'naughtyReviews')).toEqual([]);
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
