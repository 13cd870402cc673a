import type { CountyContents } from '../content/pageFiles';
import type { County } from '../domain/counties';
import { countyPath } from '../domain/countyPath';
import { rowsOf, type RouteRow } from './routeTable';

const route = rowsOf<CountyContents>('county/');

const page = ['CountyPage', () => import('../pages/CountyPage')] as const;

/** Pages of counties: of those that the owner has set. */
export const countyRoutes = (counties: readonly County[]): readonly RouteRow<CountyContents>[] =>
  counties.map((county) => route(countyPath(county), page, county, { file: 'county' }));
