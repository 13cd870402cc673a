import type { Language } from './language';
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

/** Which data of the server a page shows: such a page is rendered again, and the browser gets the data with it. */
export interface LiveData {
  /** Days: it is another page each day. */
  daily?: boolean;
  /** Approved reviews. */
  reviews?: boolean;
  /** A form of it that was refused. */
  returned?: boolean;
  /** That a form has just been stored. */
  sent?: boolean;
}

/** The site's pages as the server sees them: paths, and a way to render one. */
export interface PageRenderer {
  /** Every path of the route table, in its canonical spelling. */
  paths: readonly string[];
  /** Paths that lead elsewhere. */
  redirects: Readonly<Record<string, string>>;
  /** What pages show of the server's, by their paths; a page that shows nothing of it is missing. */
  live: Readonly<Partial<Record<string, LiveData>>>;
  /** What the query of a page's address asks it to show, such as a clinic. */
  asked(path: string, query: URLSearchParams): Promise<Partial<PageData>>;
  /** Renders a path of the table to a whole HTML document. */
  render(path: string, data: PageData): Promise<string>;
  /** Renders the error page inside the site's frame. @param language Default: English. */
  renderError(status: number, statusText: string, language?: Language): Promise<string>;
}
