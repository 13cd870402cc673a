import type { CountyContents } from '../content/pageFiles';
import { counties } from '../domain/counties';
import { countyPath } from '../domain/countyPath';
import { rowsOf, type RouteRow } from './routeTable';

const route = rowsOf<CountyContents>('county/');

const page = ['CountyPage', () => import('../pages/CountyPage')] as const;

/** Pages of the counties: of all, but only those that the owner has set have words, and therefore a page. */
export const countyRoutes: readonly RouteRow<CountyContents>[] = counties.map((county) =>
  route(countyPath(county), page, county, { file: 'county' }),
);
