import { owner } from '../content/owner';
import type { Language } from '../domain/language';
import type { PageMeta } from '../content/types';

/** The page's title as tabs and search engines show it. */
export function pageTitle({ title }: Pick<PageMeta, 'title'>): string {
  return `${title} | ${owner.brand}`;
}

/** What the frame knows of the shown page. */
export interface PageHandle {
  meta: PageMeta;
  /** Path of the canonical page. */
  canonical: string;
  /** Language of the page. */
  language: Language;
}

/** Brings the document's head up to date after a navigation in the browser; shared links take the address from it. */
export function updateHead({ meta, canonical }: PageHandle): void {
  document.title = pageTitle(meta);
  document.querySelector('meta[name=description]')?.setAttribute('content', meta.description);
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (link) link.href = new URL(canonical, link.href).href;
}
