import { languageFiles } from '../content/languages';
import type { County } from '../domain/counties';
import { countiesPage } from '../domain/countyPath';
import { isFirstAidPath } from '../domain/firstAidPath';
import { languageOf, pathIn, type Language } from '../domain/language';
import { offlinePage } from '../domain/offline';
import { requestsPage } from '../domain/requests/kinds';
import { subscriptionPath } from '../domain/subscriptionPages';
import { countyRoutes } from './countyRoutes';
import { firstAidRoutes } from './firstAidRoutes';
import { requestRoutes } from './requestRoutes';
import { mainRoutes } from './routes';
import { routesIn, type SiteRoute } from './routeTable';

/** A part of the route table. The list of a part in each language takes some bytes, and most visitors stay within one part. */
type Part = 'pages' | 'requests' | 'firstAid' | 'counties';

/** The pages of a part in a language. */
type PagesOf = (language: Language) => Promise<readonly SiteRoute[]>;

/** The pages that a language offers: all, or those that it has words for. */
function offered(language: Language, routes: readonly SiteRoute[]): readonly SiteRoute[] {
  const { only } = languageFiles[language];
  return only ? routes.filter(({ path }) => only.includes(pathIn('en', path))) : routes;
}

/** The parts of the table, named like their lists in the pages' folder. */
export const parts: Readonly<Record<Part, PagesOf>> = {
  pages: async (language) =>
    offered(language, routesIn(language, mainRoutes, (await languageFiles[language].pages()).pages)),
  requests: async (language) =>
    offered(
      language,
      routesIn(language, requestRoutes, (await languageFiles[language].requests?.())?.requests ?? {}),
    ),
  firstAid: async (language) =>
    offered(
      language,
      routesIn(language, firstAidRoutes, (await languageFiles[language].firstAid?.())?.firstAid ?? {}),
    ),
  counties: async (language) => {
    const files = (await languageFiles[language].counties?.())?.countyPages ?? {};
    return offered(language, routesIn(language, countyRoutes(Object.keys(files) as County[]), files));
  },
};

/** The part of the route table that contains a path, if any. */
export function partOf(path: string): Part {
  const english = pathIn('en', path);
  if (english.startsWith(requestsPage) || english.startsWith(subscriptionPath)) return 'requests';
  if (english.startsWith(`${countiesPage}/`)) return 'counties';
  return isFirstAidPath(english) || english === offlinePage ? 'firstAid' : 'pages';
}

/** The route of a path, in the browser. */
export async function findRoute(path: string): Promise<SiteRoute | undefined> {
  const pages = await parts[partOf(path)](languageOf(path));
  return pages.find((one) => one.path === path);
}
