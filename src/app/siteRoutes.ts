import type { PageRenderer } from '../domain/pages';
import { firstAidRoutes } from './firstAidRoutes';
import { kiswahiliRoutes } from './kiswahiliRoutes';
import { offlineRoutes } from './offlineRoutes';
import { requestRoutes } from './requestRoutes';
import { mainRoutes, redirects } from './routes';
import type { SiteRoute } from './routeTable';

/** The site's whole route table. The browser asks `findRoute` instead, which loads the part that it needs. */
export const siteRoutes: readonly SiteRoute[] = [
  ...mainRoutes,
  ...requestRoutes,
  ...firstAidRoutes,
  ...kiswahiliRoutes,
  ...offlineRoutes,
];

/** What the server has to know of the table to give a page as it is now. */
export const routeInfo: Pick<PageRenderer, 'paths' | 'redirects' | 'live' | 'asked'> = {
  paths: siteRoutes.map(({ path }) => path),
  redirects,
  live: Object.fromEntries(siteRoutes.flatMap(({ path, live }) => (live ? [[path, live]] : []))),
  asked: async (path, query) =>
    (await siteRoutes.find((one) => one.path === path)?.load())?.asked(query) ?? {},
};
