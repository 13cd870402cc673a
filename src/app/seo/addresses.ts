import { owner } from '../../content/owner';
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
