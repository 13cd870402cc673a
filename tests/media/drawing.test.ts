import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { drawnFile, drawPicture } from '../../src/media/drawing';

/** Folders with the drawing of one slot: the first was drawn, the others are copies. */
function drawings() {
  const root = mkdtempSync(join(tmpdir(), 'drawings-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  const first = drawnFile('icon', join(root, 'first'));
  return {
    first,
    copy: (name: string) => {
      cpSync(join(root, 'first'), join(root, name), { recursive: true });
      return join(root, name);
    },
  };
}

test('a drawing that is there already is left as it is', () => {
  const { copy } = drawings();
  const folder = copy('second');
  const before = statSync(join(folder, 'icon.svg')).mtimeMs;
  expect(statSync(drawnFile('icon', folder)).mtimeMs).toBe(before);
});

test.each([
  ['the drawing', 'icon.svg'],
  ['what it was made of', 'icon.svg.stamp'],
])('is drawn again where %s has changed', (_what, changed) => {
  const { first, copy } = drawings();
  const folder = copy('second');
  writeFileSync(join(folder, changed), 'other');
  expect(readFileSync(drawnFile('icon', folder), 'utf8')).toBe(drawPicture('icon'));
  expect(readFileSync(join(folder, 'icon.svg.stamp'), 'utf8')).toBe(readFileSync(`${first}.stamp`, 'utf8'));
});
