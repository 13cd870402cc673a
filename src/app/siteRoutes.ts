import { languageOf, languages, pathIn } from '../domain/language';
import type { PageRenderer } from '../domain/pages';
import { parts } from './findRoute';
import { redirects } from './routes';
import type { SiteRoute } from './routeTable';

/** All pages of the site, in all languages. The browser asks `findRoute` instead, which loads the list that it needs. */
export const siteRoutes: readonly SiteRoute[] = (
  await Promise.all(languages.flatMap((language) => Object.values(parts).map((pagesOf) => pagesOf(language))))
).flat();

const paths = siteRoutes.map(({ path }) => path);

/** Pages that a language does not have yet are read in the first one. */
const missing = Object.fromEntries(
  languages.flatMap((language) =>
    paths
      .filter((path) => languageOf(path) === 'en' && !paths.includes(pathIn(language, path)))
      .map((path) => [pathIn(language, path), path] as const),
  ),
);

/** What the server has to know of the table to give a page as it is now. */
export const routeInfo: Pick<PageRenderer, 'paths' | 'redirects' | 'live' | 'asked'> = {
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
  asked: async (path, query) =>
    (await siteRoutes.find((one) => one.path === path)?.load())?.asked(query) ?? {},
};
