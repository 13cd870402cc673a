import icon from 'virtual:picture/icon';
import { owner } from '../content/owner';
import type { PageMeta } from '../content/types';

/** The page's title as tabs and search engines show it. */
export function pageTitle(meta: PageMeta): string {
  return `${meta.title} | ${owner.brand}`;
}

/** Address of the site's icon. */
export const iconHref = icon.src;
