/** Writes the files generated from the design tokens, and from those of the brands in Storybook. `npm run tokens` */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { styleSheets } from './brands.js';
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

const files = { ...(await generate()), ...(await styleSheets()) };
for (const [path, text] of Object.entries(files)) {
  if (textOf(path) === text) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  process.stdout.write(`${path} written\n`);
}
