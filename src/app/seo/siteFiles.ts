import { owner } from '../../content/owner';
import { languageTag } from '../../domain/language';
import { valueOf } from '../../theme/schemes';
import { color } from '../../theme/tokens';
import { escapeHtml } from '../render/escapeHtml';
import type { SiteRoute } from '../routeTable';
import { addressOf, alternatesOf, isListed } from './addresses';

/** Colour of the browser's toolbar, by colour scheme: that of the header. */
export const themeColor = {
  light: valueOf(color.surfaceDark),
  dark: valueOf(color.surfaceDark, 'dark'),
};

/** Icons of the site; `npm run share-pictures` draws them from the mark. Older browsers request `/favicon.ico` on their own. */
export const icons = {
  /** For browsers that support vector icons. */
  vector: '/favicon.svg',
  apple: '/apple-touch-icon.png',
  small: '/icon-192.png',
  large: '/icon-512.png',
  /** Filled to the edges, because systems crop it to their own shape. */
  maskable: '/icon-maskable-512.png',
} as const;

/** The page's addresses by language, for the site map. */
function alternates(route: SiteRoute, routes: readonly SiteRoute[]): string {
  return Object.entries(alternatesOf(route, routes))
    .map(
      ([language, address]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>`,
    )
    .join('');
}

/** The pages that search engines may list, each under its canonical address. */
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
 * Pages with `noindex` are not blocked here, because a search engine has to read them to see it.
 * @param isCopy Whether this is a staging copy, which no search engine may read.
 */
export function robots(isCopy: boolean): string {
  if (isCopy) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${addressOf('/sitemap.xml')}\n`;
}

const png = (src: string, side: number) => ({ src, sizes: `${side}x${side}`, type: 'image/png' });

/**
 * Shortcuts that a long press on the site's icon shows. Systems accept only addresses of the site, so Call leads to
 * the page whose first element is the call.
 */
const shortcuts = [
  { name: 'Call', url: '/EmergencyAlert', icon: 'call' },
  { name: 'First aid', url: '/FirstAid', icon: 'first-aid' },
  { name: 'Where am I?', url: '/WhereAmI', icon: 'where' },
] as const;

/**
 * The manifest with which a phone adds the site to its home screen.
 * @param description Of the home page.
 * @param paths Of all pages: a shortcut leads to one of them.
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
    // Keeps the back and reload buttons.
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
