import { languageFiles } from '../content/languages';
import type { LanguageFiles, PageFiles } from '../content/pageFiles';
import { firstAidRoot } from '../domain/firstAidPath';
import { languageOf, pathIn, type Language } from '../domain/language';
import { offlinePage } from '../domain/offlinePath';
import { requestsPage } from '../domain/requests/requestsPath';
import { routesIn, type RouteRow, type SiteRoute } from './routeTable';

/** A part of the route table: every row is some bytes, and most visitors of first aid open no other page. */
type Part = 'routes' | 'firstAidRoutes' | 'requestRoutes';

/** The pages of a part in a language. */
type PagesOf = (language: Language) => Promise<readonly SiteRoute[]>;

function part<Contents>(
  rows: () => Promise<readonly RouteRow<Contents>[]>,
  files: (all: LanguageFiles) => Promise<PageFiles<Contents>>,
): PagesOf {
  return async (language) =>
    routesIn(language, ...(await Promise.all([rows(), files(languageFiles[language])])));
}

/** The parts of the table, each named as its file. */
export const parts: Readonly<Record<Part, PagesOf>> = {
  routes: part(
    async () => (await import('./routes')).mainRoutes,
    async (all) => (await all.pages()).pages,
  ),
  requestRoutes: part(
    async () => (await import('./requestRoutes')).requestRoutes,
    async (all) => (await all.requests()).requests,
  ),
  firstAidRoutes: part(
    async () => (await import('./firstAidRoutes')).firstAidRoutes,
    async (all) => (await all.firstAid()).firstAid,
  ),
};

/** The part of the route table that has a path, if any has it. */
export function partOf(path: string): Part {
  const english = pathIn('en', path);
  if (english.startsWith(requestsPage)) return 'requestRoutes';
  return english.startsWith(firstAidRoot()) || english === offlinePage ? 'firstAidRoutes' : 'routes';
}

/** The page of a path, in the browser. */
export async function findRoute(path: string): Promise<SiteRoute | undefined> {
  const pages = await parts[partOf(path)](languageOf(path));
  return pages.find((one) => one.path === path);
}
