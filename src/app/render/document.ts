import { pageData, scriptData } from '../../behaviours/contract';
import { languageTag, type Language } from '../../domain/language';
import { headingFile } from '../../theme/fonts';
import { escapeHtml } from './escapeHtml';
import type { Sharing } from '../seo/sharing';
import { icons, themeColor } from '../seo/siteFiles';

/** Built files that a page refers to. */
export interface DocumentAssets {
  /** The first-load script. */
  firstLoad: string;
  /** A script that this page alone has. */
  own?: string;
  /** What React needs on this page, fetched ahead when the browser is idle. */
  react: readonly string[];
  /** What the assistant needs: the page that holds its panel, its entry, and what that imports; fetched ahead likewise. */
  assistant: readonly string[];
}

/** Rules that Emotion made: the key of its cache, their CSS, and their names where Emotion does not find them in it. */
export interface StyleChunk {
  key: string;
  ids: readonly string[];
  css: string;
}

/** Parts of a whole HTML document. */
interface DocumentParts {
  /** What React rendered. */
  html: string;
  /** Hints at what the first screen shows, as elements: they stand before the styles, which take a slow connection a while. */
  hints: string;
  /** Critical rules, in Emotion's chunks. */
  styles: readonly StyleChunk[];
  /** Language of the page's own words. */
  language: Language;
  title: string;
  description: string;
  indexable: boolean;
  /** Full address of the canonical page. */
  canonical?: string;
  /** The router's data, for the tree that React builds over this page. */
  pageData?: unknown;
  /** Whether React is to come by itself, and ask the server for newer data. */
  isRenewed?: boolean;
  /** Full addresses of the page in all its languages, by `hreflang`; none where it has one. */
  alternates?: Readonly<Record<string, string>>;
  /** What other sites show when the page is shared. */
  sharing?: Sharing;
  /** What search engines read, in schema.org's words. */
  structured?: unknown;
  assets: DocumentAssets;
}

/** JSON that cannot end the script element it stands in. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/** Puts a page's parts together. */
export function htmlDocument(parts: DocumentParts): string {
  const { assets } = parts;
  // `data-s`: Emotion has them where they belong. It would move them otherwise, and the whole page be styled and laid out again.
  const styles = parts.styles.map(
    ({ key, ids, css }) => `<style data-emotion="${[key, ...ids].join(' ')}" data-s>${css}</style>`,
  );
  return [
    `<!doctype html><html lang="${languageTag[parts.language]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(parts.title)}</title><meta name="description" content="${escapeHtml(parts.description)}">`,
    parts.indexable ? '' : '<meta name="robots" content="noindex">',
    parts.canonical === undefined ? '' : `<link rel="canonical" href="${escapeHtml(parts.canonical)}">`,
    ...Object.entries(parts.alternates ?? {}).map(
      ([language, address]) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}">`,
    ),
    ...Object.entries(parts.sharing ?? {}).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    parts.sharing === undefined ? '' : '<meta name="twitter:card" content="summary_large_image">',
    // Browsers take the first that applies.
    `<meta name="theme-color" media="(prefers-color-scheme:dark)" content="${themeColor.dark}"><meta name="theme-color" content="${themeColor.light}">`,
    `<link rel="icon" href="${icons.vector}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${icons.apple}"><link rel="manifest" href="/site.webmanifest">`,
    // Asked for before the styles have come.
    parts.hints,
    `<script type="module" fetchpriority="low" src="${assets.firstLoad}" ${scriptData.react}="${assets.react.join(' ')}" ${scriptData.assistant}="${assets.assistant.join(' ')}"></script>`,
    assets.own === undefined ? '' : `<script type="module" fetchpriority="low" src="${assets.own}"></script>`,
    ...styles,
    '</head><body>',
    // Here it holds up nothing; in the head an optional face would hold up the first paint.
    `<link rel="preload" as="font" href="${headingFile}" crossorigin fetchpriority="low">`,
    `<div id="root">${parts.html}</div>`,
    parts.pageData === undefined
      ? ''
      : `<script type="application/json" id="page-data"${parts.isRenewed ? ` ${pageData.needsReact}="load"` : ''}>${scriptJson(parts.pageData)}</script>`,
    parts.structured === undefined
      ? ''
      : `<script type="application/ld+json">${scriptJson(parts.structured)}</script>`,
    '</body></html>',
  ].join('');
}
