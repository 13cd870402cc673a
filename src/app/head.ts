import { owner } from '../content/owner';
import type { Language } from '../domain/language';
import type { PageMeta } from '../content/types';

/** The page's title in tabs and search results. */
export function pageTitle({ title, unbranded }: Pick<PageMeta, 'title' | 'unbranded'>): string {
  return unbranded ? title : `${title} | ${owner.brand}`;
}

/** Metadata of the current page. */
export interface PageHandle {
  meta: PageMeta;
  /** Path of the canonical page. */
  canonical: string;
  /** Language of the page. */
  language: Language;
}

/** Updates the document's head after a client-side navigation; shared links use its address. */
export function updateHead({ meta, canonical }: PageHandle): void {
  document.title = pageTitle(meta);
  document.querySelector('meta[name=description]')?.setAttribute('content', meta.description);
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (link) link.href = new URL(canonical, link.href).href;
}
