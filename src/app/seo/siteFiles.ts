import { owner } from '../../content/owner';
import { languageTag } from '../../domain/language';
import { valueOf } from '../../theme/schemes';
import { color } from '../../theme/tokens';
import { escapeHtml } from '../render/escapeHtml';
import type { SiteRoute } from '../routeTable';
import { addressOf, alternatesOf, isListed } from './addresses';

/** Colour of the browser's own frame around the site, by colour scheme: the header's. */
export const themeColor = {
  light: valueOf(color.surfaceDark),
  dark: valueOf(color.surfaceDark, 'dark'),
};

/** Icons beside the pages; `npm run share-pictures` draws them from the mark. Older browsers ask for `/favicon.ico` by themselves. */
export const icons = {
  /** For browsers that take vector icons. */
  vector: '/favicon.svg',
  apple: '/apple-touch-icon.png',
  small: '/icon-192.png',
  large: '/icon-512.png',
  /** Filled to its edges: systems cut it to their own shape. */
  maskable: '/icon-maskable-512.png',
} as const;

/** The page's addresses by language, as a site map names them. */
function alternates(route: SiteRoute, routes: readonly SiteRoute[]): string {
  return Object.entries(alternatesOf(route, routes))
    .map(
      ([language, address]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>`,
    )
    .join('');
}

/** The pages that search engines may list, each under its one address. */
export function sitemap(routes: readonly SiteRoute[]): string {
  const urls = routes
    .filter(isListed)
    .map((route) => `<url><loc>${escapeHtml(addressOf(route.path))}</loc>${alternates(route, routes)}</url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

/**
 * Pages with `noindex` stay open here: a search engine has to read them to see it.
 * @param isCopy Whether this is a copy to try things on, which nobody is to look at.
 */
export function robots(isCopy: boolean): string {
  if (isCopy) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${addressOf('/sitemap.xml')}\n`;
}

const png = (src: string, side: number) => ({ src, sizes: `${side}x${side}`, type: 'image/png' });

/**
 * What a long press on the site's icon offers. Systems take addresses of the site alone, so that Call leads to the page
 * whose first thing is the call.
 */
const shortcuts = [
  { name: 'Call', url: '/EmergencyAlert', icon: 'call' },
  { name: 'First aid', url: '/FirstAid', icon: 'first-aid' },
  { name: 'Where am I?', url: '/WhereAmI', icon: 'where' },
] as const;

/**
 * What a phone needs to put the site on its home screen.
 * @param description Of the home page.
 * @param paths Of the pages that there are: a shortcut leads to one of them.
 */
export function webManifest(description: string, paths: readonly string[]): string {
  const manifest = {
    id: '/',
    name: owner.brand,
    short_name: owner.brand,
    description,
    lang: languageTag.en,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    // Keeps the way back and the reload button.
    display: 'minimal-ui',
    theme_color: themeColor.light,
    background_color: valueOf(color.page),
    icons: [
      { src: icons.vector, sizes: 'any', type: 'image/svg+xml' },
      png(icons.small, 192),
      png(icons.large, 512),
      { ...png(icons.maskable, 512), purpose: 'maskable' },
    ],
    shortcuts: shortcuts
      .filter(({ url }) => paths.includes(url))
      .map(({ icon, ...shortcut }) => ({ ...shortcut, icons: [png(`/icon-${icon}-96.png`, 96)] })),
  };
  return JSON.stringify(manifest);
}
