import { owner } from '../../content/owner';
import type { SharePictures } from '../../content/types';
import { countiesPage } from '../../domain/countyPath';
import { pathIn, type Language } from '../../domain/language';
import { requestsPage } from '../../domain/requests/kinds';
import type { SiteRoute } from '../routeTable';
import { addressOf, canonicalPath, isListed } from './addresses';
import { openingOf, type PageContent } from './pageContent';

/** Size of every share picture in px, as the networks recommend. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Share picture of pages without their own. */
export const sitePicture = 'site';

/** What other sites and messengers show when a page is linked: Open Graph properties by name. */
export type Sharing = Readonly<Record<string, string>>;

/** Share pictures of the other languages, if they have their own. */
export const picturesIn: Readonly<Partial<Record<Language, SharePictures>>> = {
  sw: { firstAid: 'kiswahili', site: 'kiswahili-site' },
};

/**
 * Whether a page has its own share picture: pages that search engines list and that are more than a form, except quiet ones, and
 * except those of the counties, which follow the owner's settings.
 */
export function hasOwnPicture(route: SiteRoute): boolean {
  const path = pathIn('en', route.path);
  return (
    isListed(route) &&
    route.page !== 'QuietPage' &&
    !path.startsWith(requestsPage) &&
    !path.startsWith(countiesPage)
  );
}

/** Name of a page's share picture: its content file, with `/` replaced by a hyphen; `npm run share-pictures` draws them. */
export function sharePicture(route: SiteRoute, routes: readonly SiteRoute[]): string {
  if (route.language !== 'en') {
    const own = picturesIn[route.language];
    const isFirstAid = route.content.startsWith('firstAid/') && route.page !== 'QuietPage';
    return (isFirstAid ? own?.firstAid : own?.site) ?? sitePicture;
  }
  const shown = routes.find(({ path }) => path === canonicalPath(route));
  return shown && hasOwnPicture(shown) ? shown.content.replace('/', '-') : sitePicture;
}

/** The Open Graph properties of a page. */
export function sharingOf(route: SiteRoute, content: PageContent, routes: readonly SiteRoute[]): Sharing {
  return {
    'og:title': content.meta.title,
    'og:description': content.meta.description,
    'og:url': addressOf(canonicalPath(route)),
    'og:site_name': owner.brand,
    'og:type': 'website',
    // The country is Kenya in every language.
    'og:locale': `${route.language}_KE`,
    'og:image': addressOf(`/share/${sharePicture(route, routes)}.png`),
    'og:image:width': String(shareSize.width),
    'og:image:height': String(shareSize.height),
    'og:image:alt': openingOf(content).title,
  };
}
