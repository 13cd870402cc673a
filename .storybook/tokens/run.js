/** Writes what is made of the design tokens. `npm run tokens` */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { generate } from './generate.js';

process.chdir(new URL('../..', import.meta.url).pathname);

/** @param {string} path */
function textOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

for (const [path, text] of Object.entries(await generate())) {
  if (textOf(path) === text) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  process.stdout.write(`${path} written\n`);
}
