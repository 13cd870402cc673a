import { readFileSync } from 'node:fs';
import satisfies from 'spdx-satisfies';
import { expect, test } from 'vitest';

/** Licences that require at most attribution. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
];

/** Packages with a licence that requires more: none of them is part of what is sent to visitors. */
const exceptions = [
  // Vite compiles CSS with it.
  { name: /^lightningcss(?:-|$)/, licence: 'MPL-2.0' },
  { name: /^axe-core$/, licence: 'MPL-2.0' },
  // The library with which sharp converts pictures at build time; a file of its own, used unchanged.
  { name: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' },
  // Lists that tools read.
  { name: /^caniuse-lite$/, licence: 'CC-BY-4.0' },
  { name: /^spdx-(?:exceptions|ranges)$/, licence: 'CC-BY-3.0' },
];

/** Licences of packages whose description has none in today's form, from their licence files. */
const stated: Readonly<Record<string, string>> = { 'parse-cache-control': 'BSD-3-Clause', xtend: 'MIT' };

function isAllowed(name: string, licence: string): boolean {
  const more = exceptions.filter((exception) => exception.name.test(name)).map((one) => one.licence);
  return satisfies(licence, [...allowed, ...more]);
}

test('the licence of every package in the lockfile is allowed', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { license?: string }>;
  };
  const licences = Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, { license }]) => {
      const name = folder.replace(/^.*node_modules\//, '');
      return { name, licence: license ?? stated[name] ?? 'NONE' };
    });
  expect(licences.length).toBeGreaterThan(500);
  expect(licences.filter(({ name, licence }) => !isAllowed(name, licence))).toEqual([]);
});

test('a licence that requires more is allowed for the named packages alone', () => {
  expect(isAllowed('axe-core', 'MPL-2.0')).toBe(true);
  expect(isAllowed('axe-core', 'AGPL-3.0-only')).toBe(false);
  expect(isAllowed('axe-core-extra', 'MPL-2.0')).toBe(false);
  expect(isAllowed('other', '(MIT OR GPL-3.0-or-later)')).toBe(true);
  expect(isAllowed('other', 'MIT AND LGPL-3.0-or-later')).toBe(false);
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
