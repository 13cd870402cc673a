import type { Language } from './language';
import type { ReturnedForm } from './returned';
import type { PublishedReview } from './publishedReview';

/** Data that the server has when it renders a page. */
export interface PageData {
  /** Approved reviews, newest first. */
  reviews: readonly PublishedReview[];
  /** A plain form post that was refused, to show the form again. */
  returned?: ReturnedForm;
  /** Day in Nairobi on which the page is shown, ISO 8601; left out if the page may be shown on a later day. */
  today?: string;
  /** Id of the clinic that the page's address names. */
  clinicId?: number;
  /** Name of the service in the page's address, for a quote. */
  service?: string;
  /** A plain form has just been stored, and this page confirms it. */
  sent?: true;
  /** Reference of a request that was just stored. */
  reference?: string;
}

/** Live data that a page shows: such a page is rendered for each request, and the browser receives the data with it. */
export interface LiveData {
  /** The current day: the page differs every day. */
  daily?: boolean;
  /** Approved reviews. */
  reviews?: boolean;
  /** A refused post of its form. */
  returned?: boolean;
  /** The confirmation of a form that was just stored. */
  sent?: boolean;
}

/** The site's pages as the server sees them: their paths, and functions that render them. */
export interface PageRenderer {
  /** Every path of the route table, in its canonical spelling. */
  paths: readonly string[];
  /** Redirects from path to path. */
  redirects: Readonly<Record<string, string>>;
  /** Live data of the pages, by path; pages without live data are left out. */
  live: Readonly<Partial<Record<string, LiveData>>>;
  /** Data that the query of a page's address asks for, such as a clinic. */
  queryData(path: string, query: URLSearchParams): Promise<Partial<PageData>>;
  /** Renders a path of the route table as a complete HTML document. */
  render(path: string, data: PageData): Promise<string>;
  /** Renders the error page inside the site's frame. @param language Default: English. */
  renderError(status: number, statusText: string, language?: Language): Promise<string>;
}
