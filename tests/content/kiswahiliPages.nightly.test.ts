import { expect, it } from 'vitest';
import { siteRoutes } from '../../src/app/siteRoutes';
import { leftInEnglish } from './leftInEnglish';

const paths = siteRoutes.filter(({ language }) => language === 'sw').map(({ path }) => path);

it.each(paths)('%s says nothing in English', async (path) => {
  expect(await leftInEnglish(path)).toEqual([]);
});
