import { languageOf, languages, pathIn } from '../domain/language';
import type { PageRenderer } from '../domain/pages';
import { parts } from './findRoute';
import { redirects } from './routes';
import type { SiteRoute } from './routeTable';

/** All pages of the site, in all languages. The browser uses `findRoute` instead, which loads only the needed list. */
export const siteRoutes: readonly SiteRoute[] = (
  await Promise.all(languages.flatMap((language) => Object.values(parts).map((pagesOf) => pagesOf(language))))
).flat();

const paths = siteRoutes.map(({ path }) => path);

/** Pages that a language does not have yet are shown in English. */
const missing = Object.fromEntries(
  languages.flatMap((language) =>
    paths
      .filter((path) => languageOf(path) === 'en' && !paths.includes(pathIn(language, path)))
      .map((path) => [pathIn(language, path), path] as const),
  ),
);

/** What the server has to know about the table to render current pages. */
export const routeInfo: Pick<PageRenderer, 'paths' | 'redirects' | 'live' | 'queryData'> = {
  paths,
  redirects: {
    ...Object.fromEntries(
      languages.flatMap((language) =>
        Object.entries(redirects).map(([from, to]) => {
          const own = pathIn(language, to);
          return [pathIn(language, from), missing[own] ?? own] as const;
        }),
      ),
    ),
    ...missing,
  },
  live: Object.fromEntries(siteRoutes.flatMap(({ path, live }) => (live ? [[path, live]] : []))),
  queryData: async (path, query) =>
    (await siteRoutes.find((one) => one.path === path)?.load())?.queryData(query) ?? {},
};
