import type { ReturnedForm } from './returned';
import type { PublishedReview } from './review';

/** What the server knows when it renders a page. */
export interface PageData {
  /** Approved reviews, newest first. */
  reviews: readonly PublishedReview[];
  /** A plain form post that was refused, to be shown again. */
  returned?: ReturnedForm;
  /** Day in Nairobi on which the page is shown, ISO 8601; missing where the page may be shown on a later day. */
  today?: string;
  /** The clinic that the page's address names, by its id. */
  clinicId?: number;
  /** The service that the page's address asks a quote for, by its name. */
  service?: string;
  /** A plain form has just been stored, and this page confirms it. */
  sent?: true;
  /** What a request that has just arrived is called. */
  reference?: string;
}

/** The site's pages as the server sees them: paths, and a way to render one anew. */
export interface PageRenderer {
  /** Every path of the route table, in its canonical spelling. */
  paths: readonly string[];
  /** Paths that lead elsewhere. */
  redirects: Readonly<Record<string, string>>;
  /** Renders a path of the table to a whole HTML document. */
  render(path: string, data: PageData): Promise<string>;
  /** Renders the error page inside the site's frame. */
  renderError(status: number, statusText: string): Promise<string>;
}
