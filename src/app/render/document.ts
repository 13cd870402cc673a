import { scriptData } from '../../behaviours/contract';
import { languageTag, type Language } from '../../domain/language';
import { headingFile } from '../../theme/fonts';
import { escapeHtml } from './escapeHtml';
import type { Sharing } from '../seo/sharing';
import { icons, themeColor } from '../seo/siteFiles';

/** Built files of a page. */
export interface DocumentAssets {
  /** The first-load script. */
  firstLoad: string;
  /** A script that only this page has. */
  own?: string;
  /** React's files for this page, prefetched when the browser is idle. */
  react: readonly string[];
  /** The assistant's files: its panel, its entry, and the imports of the entry; also prefetched. */
  assistant: readonly string[];
}

/** Rules from Emotion: the key of its cache, the CSS, and the class names if Emotion cannot read them from the CSS. */
export interface StyleChunk {
  key: string;
  ids: readonly string[];
  css: string;
}

/** Parts of an HTML document. */
interface DocumentParts {
  /** HTML rendered by React. */
  html: string;
  /** Preload elements for the first screen: they come before the styles, which take a while on a slow connection. */
  hints: string;
  /** Font faces. Emotion moves its elements when React starts, and a face that is moved loads again and moves the page. */
  faces: string;
  /** Critical rules, in Emotion's chunks. */
  styles: readonly StyleChunk[];
  /** Language of the page's words. */
  language: Language;
  title: string;
  description: string;
  indexable: boolean;
  /** Full address of the canonical page. */
  canonical?: string;
  /** The router's data, with which React hydrates the page. */
  pageData?: unknown;
  /** Full addresses of the page in all its languages, by `hreflang`; empty if it has only one. */
  alternates?: Readonly<Record<string, string>>;
  /** What other sites show when the page is shared. */
  sharing?: Sharing;
  /** Structured data for search engines, in schema.org's vocabulary. */
  structured?: unknown;
  assets: DocumentAssets;
}

/** JSON that cannot close the script element in which it is embedded. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/** Composes a page from its parts. */
export function htmlDocument(parts: DocumentParts): string {
  const { assets } = parts;
  // `data-s` tells Emotion that the styles are in their final place. Otherwise it would move them, and the whole page
  // would be laid out again.
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
    // Browsers use the first one that matches.
    `<meta name="theme-color" media="(prefers-color-scheme:dark)" content="${themeColor.dark}"><meta name="theme-color" content="${themeColor.light}">`,
    `<link rel="icon" href="${icons.vector}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${icons.apple}"><link rel="manifest" href="/site.webmanifest">`,
    // Requested before the styles have arrived.
    parts.hints,
    `<script type="module" fetchpriority="low" src="${assets.firstLoad}" ${scriptData.react}="${assets.react.join(' ')}" ${scriptData.assistant}="${assets.assistant.join(' ')}"></script>`,
    assets.own === undefined ? '' : `<script type="module" fetchpriority="low" src="${assets.own}"></script>`,
    `<style>${parts.faces}</style>`,
    ...styles,
    '</head><body>',
    // Here it blocks nothing; in the head an optional font would delay the first paint.
    `<link rel="preload" as="font" href="${headingFile}" crossorigin fetchpriority="low">`,
    `<div id="root">${parts.html}</div>`,
    parts.pageData === undefined
      ? ''
      : `<script type="application/json" id="page-data">${scriptJson(parts.pageData)}</script>`,
    parts.structured === undefined
      ? ''
      : `<script type="application/ld+json">${scriptJson(parts.structured)}</script>`,
    '</body></html>',
  ].join('');
}
