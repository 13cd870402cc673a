import type { EmotionCache } from '@emotion/cache';
import { languageTag, type Language } from '../../domain/language';
import { escapeHtml } from './escapeHtml';

/** A part that scripts put into other pages, with the cache of its styles. */
interface Fragment {
  language: Language;
  title: string;
  html: string;
  cache: EmotionCache;
}

/** A page that contains only this part and its rules: `src/behaviours/page/fragment.ts` fetches it. */
export function fragmentPage({ language, title, html, cache }: Fragment): string {
  const name = escapeHtml(title);
  // Not in a style element: browsers would block it by the policy of the page that fetches this one.
  const rules = escapeHtml(Object.values(cache.inserted).join(''));
  return [
    `<!doctype html><html lang="${languageTag[language]}"><head><meta charset="utf-8">`,
    `<meta name="robots" content="noindex"><title>${name}</title><meta name="rules" content="${rules}"></head>`,
    `<body><h1>${name}</h1><div>${html}</div></body></html>`,
  ].join('');
}
