import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutations } from '../mutations/mutations';

// Running the list takes an hour, so a change that makes a fault impossible would be noticed late.
test.each(mutations)('the fault can be made: $name', ({ file, search }) => {
  expect(existsSync(file), file).toBe(true);
  expect(readFileSync(file, 'utf8').split(search)).toHaveLength(2);
});
