import { languages, pathIn } from '../domain/language';
import type { PageRenderer } from '../domain/pages';
import { parts } from './findRoute';
import { redirects } from './routes';
import type { SiteRoute } from './routeTable';

/** All pages of the site, in all languages. The browser asks `findRoute` instead, which loads the list that it needs. */
export const siteRoutes: readonly SiteRoute[] = (
  await Promise.all(languages.flatMap((language) => Object.values(parts).map((pagesOf) => pagesOf(language))))
).flat();

const paths = siteRoutes.map(({ path }) => path);

/** What the server has to know of the table to give a page as it is now. */
export const routeInfo: Pick<PageRenderer, 'paths' | 'redirects' | 'live' | 'asked'> = {
  paths,
  redirects: Object.fromEntries(
    languages
      .flatMap((language) =>
        Object.entries(redirects).map(
          ([from, to]) => [pathIn(language, from), pathIn(language, to)] as const,
        ),
      )
      .filter(([, to]) => paths.includes(to)),
  ),
  live: Object.fromEntries(siteRoutes.flatMap(({ path, live }) => (live ? [[path, live]] : []))),
  asked: async (path, query) =>
    (await siteRoutes.find((one) => one.path === path)?.load())?.asked(query) ?? {},
};
