import type { PageData } from '../domain/pages';

/** What every page gets: its content, and what the server knows at the time of rendering. */
export interface PageProps<Content> {
  content: Content;
  data: PageData;
}
