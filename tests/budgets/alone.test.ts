import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nativePackages } from '../../src/app/build/nativePackages';

/** Imports at the beginning of a line: a bundle's own, not those that a text names. */
const imports = /^(?:import|export)\b[^'"\n]*["']([^'"]+)["'];?$/gm;

it('the built server needs none of the project’s packages but those beside it', () => {
  const folder = 'dist/server';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.js') && !name.startsWith('node_modules'),
  );
  const needed = files.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(imports)].map(([, from = '']) => from),
  );
  const foreign = needed.filter(
    (name) => !name.startsWith('.') && !name.startsWith('node:') && !builtinModules.includes(name),
  );
  expect([...new Set(foreign)]).toEqual([...nativePackages]);
  expect(readdirSync(join(folder, 'node_modules'))).toContain('libsql');
});
