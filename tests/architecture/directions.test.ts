import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { forbiddenImports, packageHomes, tiers } from '../support/directions';
import { importsOf, sources, typeImportsOf, type Source } from '../support/sources';

/** Dependencies that only the build imports, and no source file. */
const buildTools = ['@vitejs/plugin-react', 'vite'];

const startsWith = (name: string, entry: string) =>
  entry.endsWith('/') ? name.startsWith(entry) : name === entry || name.startsWith(`${entry}/`);

function packageAllowed(name: string, tier: string): boolean {
  const start = Object.keys(packageHomes).find((entry) => startsWith(name, entry));
  return start === undefined || (packageHomes[start] ?? []).includes(tier);
}

function mistakesIn(tier: string, source: Source): string[] {
  const { sees = [], typesOf = [] } = tiers[tier] ?? {};
  // Types do not exist at run time; a module that is imported twice must be imported by type both times.
  const typed = typeImportsOf(source);
  const all = importsOf(source);
  const isTyped = (name: string) =>
    typed.filter((one) => one === name).length === all.filter((one) => one === name).length;
  return all
    .filter((name) => {
      if (!name.startsWith('.')) return !packageAllowed(name, tier);
      const target = posix.join(posix.dirname(source.path), name).split('/');
      if (target[0] !== 'src') return true;
      const inside = target.slice(1).join('/');
      const isIn = (entry: string) => inside === entry || inside.startsWith(`${entry}/`);
      return target[1] !== tier && !sees.some(isIn) && !(typesOf.some(isIn) && isTyped(name));
    })
    .map((name) => `${source.path} imports ${name}`);
}

describe('import directions', () => {
  test('every folder of src has its line in the table', () => {
    const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).filter((name) => !(name in tiers))).toEqual([]);
  });

  test('content sees types of components, and no code of theirs', () => {
    const importing = (text: string) => mistakesIn('content', { path: 'src/content/pages/x.ts', text });
    const from = "from '../../sections/Hero/Hero';";
    expect(importing(`import type { HeroProps } ${from}`)).toEqual([]);
    for (const code of [
      `import { Hero } ${from}`,
      `import { type HeroProps } ${from}`,
      `import type { HeroProps } ${from} import { Hero } ${from}`,
      `export { Hero } ${from}`,
      "const hero = import('../../sections/Hero/Hero');",
      "import type { ReactNode } from 'react';",
    ])
      expect(importing(code)).not.toEqual([]);
  });

  test.each(Object.keys(tiers))('src/%s sees only what it may', (tier) => {
    expect(sources(`src/${tier}`).flatMap((source) => mistakesIn(tier, source))).toEqual([]);
  });

  test('the table of packages is that of package.json', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const homeOf = (name: string) => Object.keys(packageHomes).find((start) => startsWith(name, start));
    const installed = Object.keys(dependencies).filter((name) => !buildTools.includes(name));
    expect(installed.filter((name) => homeOf(name) === undefined)).toEqual([]);
    const homes = new Set(installed.map(homeOf));
    expect(Object.keys(packageHomes).filter((start) => !homes.has(start))).toEqual([]);
  });

  test('lint knows the same table', () => {
    const refused = (tier: string, name: string) =>
      forbiddenImports(tier).some(({ regex }) => new RegExp(regex, 'u').test(name));
    expect(refused('components', '../../content/pages/site')).toBe(true);
    expect(refused('components', 'react-hook-form')).toBe(true);
    expect(refused('components', '../../media/slots')).toBe(true);
    expect(refused('components', '../../media/picture')).toBe(false);
    expect(refused('components', '../SiteLink/SiteLink')).toBe(false);
    expect(refused('theme', '../../components/SiteLink/SiteLink')).toBe(true);
    expect(refused('server', '../../app/render')).toBe(true);
    expect(refused('server', '../../domain/review')).toBe(false);
    expect(refused('domain', 'react')).toBe(true);
    expect(refused('components', '@mui/icons-material/CallRounded')).toBe(true);
    expect(refused('components', '@mui/icons-material/Call')).toBe(false);
    expect(refused('app', '../../stories/fixtures/site')).toBe(true);
  });
});
