import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultsIn } from '../support/validHtml';

const client = 'dist/client';
const pages = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
);

test('there are pages to look at', () => {
  expect(pages.length).toBeGreaterThan(30);
});

test.each(pages)('%s is valid HTML', (name) => {
  expect(faultsIn(readFileSync(join(client, name), 'utf8'))).toEqual([]);
});

test('what is not valid is found', () => {
  expect(faultsIn('<!DOCTYPE html><html lang="en"><body><p><div>x</div></p></body></html>')).not.toEqual([]);
});
