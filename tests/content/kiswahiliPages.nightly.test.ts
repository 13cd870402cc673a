import { expect, it } from 'vitest';
import { siteRoutes } from '../../src/app/siteRoutes';
import { leftInEnglish } from './leftInEnglish';

const paths = siteRoutes.filter(({ language }) => language === 'sw').map(({ path }) => path);

it('the page for an address that is none says nothing in English', async () => {
  expect(await leftInEnglish()).toEqual([]);
});

it.each(paths)('%s says nothing in English', async (path) => {
  expect(await leftInEnglish(path)).toEqual([]);
});
