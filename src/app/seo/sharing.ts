import { byLanguage } from '../../content/byLanguage';
import { owner } from '../../content/owner';
import type { SharePictures } from '../../content/types';
import { pathIn } from '../../domain/language';
import { requestsPage } from '../../domain/requests/requestsPath';
import type { SiteRoute } from '../routeTable';
import { addressOf, canonicalPath, isListed } from './addresses';
import { openingOf, type PageContent } from './pageContent';

/** Size of every share picture in px: what the networks ask for. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Share picture of pages without one of their own. */
export const sitePicture = 'site';

/** What other sites and messengers show when a page is linked: Open Graph properties by name. */
export type Sharing = Readonly<Record<string, string>>;

/** Share pictures of the other languages, where they have some of their own. */
export const picturesIn = byLanguage(
  import.meta.glob<SharePictures>('../../content/*/share.ts', { eager: true, import: 'sharePictures' }),
);

/** Whether a page has a share picture of its own: one that search engines list and that is no form alone. */
export function hasOwnPicture(route: SiteRoute): boolean {
  return isListed(route) && !pathIn('en', route.path).startsWith(requestsPage);
}

/** Name of a page's share picture: its content file, `/` as a hyphen; `npm run share-pictures` draws them. */
export function sharePicture(route: SiteRoute, routes: readonly SiteRoute[]): string {
  if (route.language !== 'en') {
    const own = picturesIn[route.language];
    return (route.content.startsWith('firstAid/') ? own?.firstAid : own?.site) ?? sitePicture;
  }
  const shown = routes.find(({ path }) => path === canonicalPath(route));
  return shown && hasOwnPicture(shown) ? shown.content.replace('/', '-') : sitePicture;
}

/** What is shown of a page when it is shared. */
export function sharingOf(route: SiteRoute, content: PageContent, routes: readonly SiteRoute[]): Sharing {
  return {
    'og:title': content.meta.title,
    'og:description': content.meta.description,
    'og:url': addressOf(canonicalPath(route)),
    'og:site_name': owner.brand,
    'og:type': 'website',
    // Whatever the language, the country is Kenya.
    'og:locale': `${route.language}_KE`,
    'og:image': addressOf(`/share/${sharePicture(route, routes)}.png`),
    'og:image:width': String(shareSize.width),
    'og:image:height': String(shareSize.height),
    'og:image:alt': openingOf(content).title,
  };
}
