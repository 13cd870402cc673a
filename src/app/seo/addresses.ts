import { owner } from '../../content/owner';
import { pathIn, type Language } from '../../domain/language';
import type { SiteRoute } from '../routeTable';

/** Full address of a path of the site. */
export function addressOf(path: string): string {
  return owner.siteUrl + path;
}

/** Path that search engines and shared links use for a page. */
export function canonicalPath(route: Pick<SiteRoute, 'path' | 'canonical'>): string {
  return route.canonical ?? route.path;
}

/** Whether search engines may list a page under its own address. */
export function isListed({ indexable, canonical }: Pick<SiteRoute, 'indexable' | 'canonical'>): boolean {
  return indexable && canonical === undefined;
}

/** Languages that a page may have. */
const languages: readonly Language[] = ['en', 'sw'];

/** Full addresses of a page in all its languages, by `hreflang`; none where it has one. @param routes The route table. */
export function alternatesOf(
  route: Pick<SiteRoute, 'path'>,
  routes: readonly Pick<SiteRoute, 'path'>[],
): Readonly<Record<string, string>> {
  const paths = new Set(routes.map(({ path }) => path));
  if (!languages.every((language) => paths.has(pathIn(language, route.path)))) return {};
  const address = (language: Language) => addressOf(pathIn(language, route.path));
  return {
    ...Object.fromEntries(languages.map((language) => [language, address(language)])),
    'x-default': address('en'),
  };
}
