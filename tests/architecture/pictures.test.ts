import { expect, test } from 'vitest';
import { keptPictures, twins } from '../visual/keptPictures';

const pictures = keptPictures();

test('fewer than 800 pictures are kept, of at most 26 MB', () => {
  expect(pictures.length).toBeLessThan(800);
  expect(pictures.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(26_000_000);
});

test('no two pictures are the same: each story looks like no other, or has the tag `behaviour`', () => {
  expect(twins(pictures)).toEqual([]);
});
