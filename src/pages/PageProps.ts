import type { SiteContent } from '../content/types';
import type { PageData } from '../domain/pages';

/** What every page gets: its content, the words that all pages share, and what the server knows at the time. */
export interface PageProps<Content> {
  content: Content;
  site: SiteContent;
  data: PageData;
}
