#!/usr/bin/env node
/** Writes the style sheet of a brand beside its Design Tokens file. In the package: `npx library-brand coast.tokens.json` */
import { readFileSync, writeFileSync } from 'node:fs';
import { brandCss } from './brand.js';

const [file] = process.argv.slice(2);
if (!file?.endsWith('.tokens.json')) {
  process.stderr.write('Name the Design Tokens file of the brand: library-brand coast.tokens.json\n');
  process.exit(1);
}
const base = readFileSync(new URL('../tokens.json', import.meta.url), 'utf8');
const css = file.replace('.tokens.json', '.css');
writeFileSync(css, await brandCss(base, readFileSync(file, 'utf8')));
process.stdout.write(`${css} written\n`);
