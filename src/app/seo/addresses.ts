import { owner } from '../../content/owner';
import { languages, pathIn, type Language } from '../../domain/language';
import type { SiteRoute } from '../routeTable';

/** Full address of a path of the site. */
export function addressOf(path: string): string {
  return owner.siteUrl + path;
}

/** Path of a page for search engines and shared links. */
export function canonicalPath(route: Pick<SiteRoute, 'path' | 'canonical'>): string {
  return route.canonical ?? route.path;
}

/** Whether search engines may list a page under its own address. */
export function isListed({ indexable, canonical }: Pick<SiteRoute, 'indexable' | 'canonical'>): boolean {
  return indexable && canonical === undefined;
}

/** Full addresses of a page in all its languages, by `hreflang`; empty if it has only one. @param routes The route table. */
export function alternatesOf(
  route: Pick<SiteRoute, 'path'>,
  routes: readonly Pick<SiteRoute, 'path'>[],
): Readonly<Record<string, string>> {
  const paths = new Set(routes.map(({ path }) => path));
  const address = (language: Language) => addressOf(pathIn(language, route.path));
  const own = languages.filter((language) => paths.has(pathIn(language, route.path)));
  if (own.length < 2) return {};
  return {
    ...Object.fromEntries(own.map((language) => [language, address(language)])),
    'x-default': address('en'),
  };
}
