import type { SiteContent } from '../content/types';
import type { PageData } from '../domain/pages';

/** Props of every page: its content, the content that all pages share, and the server's current data. */
export interface PageProps<Content> {
  content: Content;
  site: SiteContent;
  data: PageData;
}
