import type { PageRenderer } from '../domain/pages';
import { kiswahiliRoutes } from './kiswahiliRoutes';
import { englishRoutes, redirects } from './routes';
import type { SiteRoute } from './routeTable';

/** The site's route table, in all languages. The browser asks `findRoute` instead, which loads what it needs. */
export const siteRoutes: readonly SiteRoute[] = [...englishRoutes, ...kiswahiliRoutes];

/** What the server has to know of the table to give a page as it is now. */
export const routeInfo: Pick<PageRenderer, 'paths' | 'redirects' | 'live' | 'asked'> = {
  paths: siteRoutes.map(({ path }) => path),
  redirects,
  live: Object.fromEntries(siteRoutes.flatMap(({ path, live }) => (live ? [[path, live]] : []))),
  asked: async (path, query) =>
    (await siteRoutes.find((one) => one.path === path)?.load())?.asked(query) ?? {},
};
