import { expect, test } from 'vitest';
import { pageLife, reviewLife } from '../../stories/docs/parts/lives';
import { sources } from '../support/sources';

test.each([pageLife, reviewLife])('$caption names files that exist', ({ steps }) => {
  const names = new Set(sources('src').map(({ path }) => path.slice(path.lastIndexOf('/') + 1)));
  expect(steps.flatMap(({ files }) => files).filter((name) => !names.has(name))).toEqual([]);
});
