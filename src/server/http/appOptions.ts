import type { Clinic } from '../../domain/clinics';
import type { DeskRenderer } from '../../domain/deskPages';
import type { VisitorMails } from '../../domain/mailWords';
import type { PageRenderer } from '../../domain/pages';
import type { RequestCatalogue } from '../../domain/requests/catalogue';
import type { CalendarSite } from '../calendar/bookingCalendar';
import type { DataHealth } from '../dataCheck';
import type { Desk } from '../desk/Desk';
import type { Store } from '../store/Store';
import type { Log } from '../log';
import type { Health } from '../watch/health';
import type { Metrics } from '../watch/metrics';
import type { PolicyReports } from '../watch/policyReports';
import type { ClientFiles } from './clientFiles';
import type { PagePolicy } from './contentSecurityPolicy';
import type { ErrorPages } from './errorPages';
import type { Proxies } from './proxies';
import type { PublishedReviewsCache } from './publishedReviewsCache';
import type { RateLimit } from './rateLimit';
import type { RefusalLog } from './refusalLog';
import type { EmailIds } from './submissions';

/** What the site's app is made of; its parts take what they need of it. */
export interface AppOptions {
  store: Store;
  desk: Desk;
  files: ClientFiles;
  renderer: PageRenderer;
  /** Draws staff's desk; without it there is none in the browser. */
  deskPages?: DeskRenderer | undefined;
  live: PublishedReviewsCache;
  errorPage: ErrorPages;
  policyOf: PagePolicy;
  proxies: Proxies;
  /** Value of `Strict-Transport-Security`, sent over https. */
  strictTransport: string;
  /** Ids that a request of the e-mail service's library must carry. */
  email: EmailIds;
  /** The clinics that appointments can be asked for. */
  clinics: readonly Clinic[];
  /** Words of the requests, for mail to staff and for copies. */
  requests: RequestCatalogue;
  /** Words and colours of mail to visitors; without them they get none. */
  mails?: VisitorMails | undefined;
  /** Name of the site, for staff's pages. */
  siteName: string;
  /** Public address of the server, without a path: forms of its pages are taken. Default: the host that is asked for. */
  siteUrl?: string | undefined;
  /** Origins of the site's pages that lie elsewhere: their calls are taken, and plain pages lead to the first. */
  pageOrigins: readonly string[];
  /** What calendar files say of the service; asked when one is made, as the address may be known only once it listens. */
  calendar: () => CalendarSite;
  rateLimit: RateLimit;
  /** For GETs that render or ask the store. Default: `costlyRate`. */
  costlyRate?: RateLimit | undefined;
  /** What the last check of the stored data found. */
  dataHealth: () => DataHealth;
  /** Counts what is refused by the many. */
  refusals: RefusalLog;
  log: Log;
  /** Whether it has a line for each request. */
  logsRequests: boolean;
  /** Whether this server can do its work. */
  health: Health;
  /** Counts for Prometheus; missing where nobody asks. */
  metrics?: Metrics | undefined;
  /** Gathers what browsers report. */
  reports: PolicyReports;
  /** Whether this is a copy to try things on, which search engines are to leave out. Default: no. */
  staging?: boolean | undefined;
  /** Whether the server has been told to stop and only waits until nobody sends it anything. Default: never. */
  isStopping?: (() => boolean) | undefined;
  /** Milliseconds of the clock. */
  now: () => number;
}
