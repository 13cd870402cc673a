import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asvsRows } from '../../stories/docs/parts/asvs';

test('the table of ASVS names tests that exist', () => {
  const files = asvsRows.flatMap(([, , , ...names]) => names).filter((name) => name !== 'faults');
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((name) => !existsSync(`tests/${name}`))).toEqual([]);
});
