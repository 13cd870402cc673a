import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { validationErrors } from '../support/validHtml';

const client = 'dist/client';
const pages = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
);

test('there are pages to look at', () => {
  expect(pages.length).toBeGreaterThan(30);
});

test.each(pages)('%s is valid HTML', (name) => {
  expect(validationErrors(readFileSync(join(client, name), 'utf8'))).toEqual([]);
});

test('what is not valid is found', () => {
  const faults = (body: string) =>
    validationErrors(
      `<!DOCTYPE html><html lang="en"><head><title>x</title></head><body>${body}</body></html>`,
    );
  expect(faults('<p>x</p>')).toEqual([]);
  expect(faults('<p><div>x</div></p>')).not.toEqual([]);
  expect(faults('<p id="a">x</p><p id="a">y</p>').join()).toMatch(/^no-dup-id/);
});
