import { expect, test } from 'vitest';
import { keptPictures, twins } from '../visual/keptPictures';

const pictures = keptPictures();

test('fewer than 700 pictures are kept, of at most 22 MB', () => {
  expect(pictures.length).toBeLessThan(700);
  expect(pictures.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(22_000_000);
});

test('no two pictures are the same: each story looks like no other, or has the tag `behaviour`', () => {
  expect(twins(pictures)).toEqual([]);
});
