import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { builtOnLines } from '../../stories/docs/parts/builtOn';
import { components } from '../support/library';
import { parse, sources, type Source } from '../support/sources';

interface Page {
  path: string;
  /** The files whose imports the line must match. */
  files: readonly Source[];
}

/** Pages of MUI's own components: their stories show exports of `@mui/material`. */
const muiPages: readonly Page[] = sources('stories/components')
  .filter(({ text }) => /import (\w+) from '@mui\/material\/\1'[\s\S]*\bcomponent: \1,/.test(text))
  .map((stories) => ({ path: stories.path.replace('.stories.tsx', '.mdx'), files: [stories] }));

const ownPages: readonly Page[] = components().map(({ tier, name, source }) => {
  const folder = posix.dirname(source);
  const alone = folder.endsWith('/fields');
  return {
    path: `stories/${tier}/${name}.mdx`,
    files: sources(folder).filter(({ path }) => !alone || path === source),
  };
});

/** Default imports of a file, by module. Type imports are not parts. */
function partsOf(file: Source): string[] {
  return parse(file).statements.flatMap((node) =>
    ts.isImportDeclaration(node) && node.importClause && !node.importClause.isTypeOnly
      ? [(node.moduleSpecifier as ts.StringLiteral).text]
      : [],
  );
}

/** Exports of MUI's modules that render nothing: a component reads the theme's default props with it. */
const drawsNothing = new Set(['DefaultPropsProvider']);

const muiOf = (files: readonly Source[]) => [
  ...new Set(
    files.flatMap((file) =>
      partsOf(file)
        .flatMap((from) => /^@mui\/material\/([A-Z]\w*)/.exec(from)?.[1] ?? [])
        .filter((name) => !drawsNothing.has(name)),
    ),
  ),
];

const ownOf = (files: readonly Source[]) =>
  files.flatMap((file) => partsOf(file).flatMap((from) => /([A-Z]\w*)$/.exec(from)?.[1] ?? []));

/** Addresses of MUI's documentation in the component's own declaration. */
function addressesOf(name: string): string[] {
  const declaration = `node_modules/@mui/material/${name}/${name}.d.ts`;
  if (!existsSync(declaration)) return [];
  return readFileSync(declaration, 'utf8').match(/https:\/\/mui\.com\/[^)\s]+/g) ?? [];
}

/** The required link for a component of MUI's. */
function linkTo(name: string): string {
  const [first = ''] = addressesOf(name).filter((address) => /\/react-[a-z-]+\/$/.test(address));
  const best = `https://mui.com/material-ui/react-${name.replace(/\B(?=[A-Z])/g, '-').toLowerCase()}/`;
  return `[${name}](${addressesOf(name).includes(best) ? best : first})`;
}

const ownAddresses = new Map(
  components().map(({ tier, name }) => [name, `?path=/docs/${tier}-${name.toLowerCase()}--docs`]),
);

/** The errors of a page's line, in words; empty if it matches the imports. */
function faultsOf({ path, files }: Page): string[] {
  const lines = builtOnLines(readFileSync(path, 'utf8'));
  const imported = muiOf(files);
  const [line] = lines;
  if (lines.length !== 1 || line === undefined) {
    return [
      `has ${lines.length} lines "**Built on:**", must have one`,
      ...imported.map((name) => `imports MUI ${linkTo(name)}`),
    ];
  }
  const named = line.mui.map(({ name }) => name);
  const ours = ownOf(files);
  const faults = [
    ...imported.filter((name) => !named.includes(name)).map((name) => `imports MUI ${linkTo(name)}, unnamed`),
    ...named.filter((name) => !imported.includes(name)).map((name) => `names MUI ${name}, not imported`),
    ...line.mui
      .filter(({ name, address }) => !addressesOf(name).includes(address.replace(/#.*$/, '')))
      .map(({ name, address }) => `${address} is not among ${addressesOf(name).join(' ')}`),
    ...line.own
      .filter(({ name, address }) => ownAddresses.get(name) !== address)
      .map(({ name, address }) => `${address} is not the page of ${name}: ${ownAddresses.get(name) ?? '-'}`),
    ...line.own
      .filter(({ name }) => !ours.includes(name))
      .map(({ name }) => `names ${name}, which its folder does not import`),
  ];
  const parts = [...line.own, ...line.other, ...line.native];
  if (named.length + parts.length === 0) {
    faults.push('names nothing: MUI’s component, a component of ours, or a native `<element>`');
  }
  if (named.length === 0 && line.native.length > 0 && (line.reason ?? '').split(' ').length < 3) {
    faults.push('names a native element without ": <reason in one sentence>"');
  }
  return faults;
}

const pages = [...ownPages, ...muiPages].filter(({ path }) => existsSync(path));

describe('the line "Built on"', () => {
  test('is found on pages of MUI’s own components', () => {
    expect(muiPages.map(({ path }) => path)).toContain('stories/components/Button.mdx');
  });

  test('says on each page what its imports say', () => {
    expect(pages.flatMap((page) => faultsOf(page).map((fault) => `${page.path} ${fault}`))).toEqual([]);
  });

  test.each([
    ['`<details>`: MUI’s Accordion hides its answers without JavaScript.', [], ['details'], true],
    ['MUI [Card](https://mui.com/material-ui/react-card/) and `<ul>`.', ['Card'], ['ul'], false],
  ])('%s is understood', (text, mui, native, hasReason) => {
    const [line] = builtOnLines(`# Title\n\n**Built on:** ${text}\n\nMore: words.`);
    expect(line?.mui.map(({ name }) => name)).toEqual(mui);
    expect(line?.native).toEqual(native);
    expect(line?.reason !== undefined).toBe(hasReason);
  });
});
