import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatted } from '../../.storybook/formatted';
import { styleSheets } from '../../.storybook/tokens/brands';
import { components } from '../support/library';
import { manifestOf, projectElsewhere, typeErrors, type Elsewhere } from './elsewhere';

let project: Elsewhere;

beforeAll(async () => {
  project = await projectElsewhere();
}, 120_000);

afterAll(() => {
  rmSync(project.folder, { recursive: true });
});

/** Files of the package by their paths in it. */
const files = () =>
  readdirSync(project.installed, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  );
const textOf = (path: string) => readFileSync(join(project.installed, path), 'utf8');
/** What the modules of a kind import, each name once; but for the program of brands, which runs in Node. */
const imported = (ending: string) => [
  ...new Set(
    files()
      .filter((path) => path.endsWith(ending) && !path.startsWith('brand/'))
      .flatMap((path) =>
        [...textOf(path).matchAll(/\b(?:from |import ?\(?)["']([^."'][^"']*)["']/g)].map(
          ([, name = '']) => name,
        ),
      ),
  ),
];

describe('the package', () => {
  test('has every file that its exports name', () => {
    const { exports } = manifestOf(project.installed);
    const named = Object.values(exports).flatMap((entry) =>
      typeof entry === 'string' ? [entry] : [entry.types, entry.default],
    );
    expect(named.filter((path) => !existsSync(join(project.installed, path)))).toEqual([]);
    expect(Object.keys(exports)).toEqual(
      expect.arrayContaining([
        './components',
        './theme',
        './tokens',
        './tokens.json',
        './tokens.css',
        './behaviours',
      ]),
    );
  });

  test('offers every widget of the library', () => {
    const missing = components().filter(
      ({ tier, source }) =>
        !textOf(`${tier}.js`).includes(source.replace(/^src\//, './').replace('.tsx', '.js')),
    );
    expect(missing).toEqual([]);
  });

  test('holds nothing of this site', () => {
    const folders = new Set(files().map((path) => path.split('/')[0]));
    for (const folder of ['app', 'assistant', 'config', 'content', 'pages', 'server'])
      expect(folders).not.toContain(folder);
    expect(files().filter((path) => /^media\//.test(path))).toEqual(['media/picture.d.ts']);
  });

  test.each(['.js', '.d.ts'])('imports nothing but its peers (%s)', (ending) => {
    const peers = Object.keys(manifestOf(project.installed).peerDependencies);
    const others = imported(ending).filter(
      (name) => !peers.some((peer) => name === peer || name.startsWith(`${peer}/`)),
    );
    expect(others).toEqual([]);
  });

  test('needs packages of forms and brands for these alone', () => {
    const { peerDependencies, peerDependenciesMeta } = manifestOf(project.installed);
    expect(Object.keys(peerDependenciesMeta).sort()).toEqual(['@terrazzo/parser', 'react-hook-form', 'zod']);
    expect(Object.keys(peerDependencies)).not.toContain('react-router-dom');
  });

  test('has the version that its changelog begins with', () => {
    const [, newest] = /^## (\S+)/m.exec(textOf('CHANGELOG.md')) ?? [];
    expect(newest).toBe(manifestOf(project.installed).version);
  });
});

test('TypeScript finds nothing wrong in a project but what a widget does not take', () => {
  writeFileSync(
    join(project.folder, 'wrong.tsx'),
    `import Button from '@mui/material/Button';
import type { ThemeOptions } from '@mui/material/styles';
import { StarRating } from 'haraka-paramedics-site/components';
import 'haraka-paramedics-site/theme';
export const stars = <StarRating rating={6} label="Six" />;
export const button = <Button variant="contained" />;
export const brands: ThemeOptions[] = [
  { components: { ExampleTag: { styleOverrides: { root: { margin: 4 } } } } },
  { components: { Brand: { styleOverrides: { logo: { margin: 4 } } } } },
  { components: { Brnad: { styleOverrides: { mark: { margin: 4 } } } } },
];`,
  );
  expect(typeErrors(project)).toEqual([
    expect.stringContaining("wrong.tsx: Type '6' is not assignable"),
    expect.stringContaining('"contained"'),
    expect.stringContaining("'logo' does not exist"),
    expect.stringContaining("'Brnad' does not exist"),
  ]);
}, 120_000);

test('a brand comes out of its Design Tokens as in Storybook', async () => {
  const written = readFileSync(join(project.folder, 'mawimbi.css'), 'utf8');
  const path = 'stories/brands/mawimbi.css';
  expect(await formatted(path, written)).toBe((await styleSheets())[path]);
});
