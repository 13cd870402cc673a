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

/** Everything that the site's app is built from; each part of the app takes what it needs. */
export interface AppOptions {
  store: Store;
  /** Called after a submission was stored, about which mail may be due. */
  onStored: () => void;
  desk: Desk;
  files: ClientFiles;
  renderer: PageRenderer;
  /** Renders the staff desk; without it there is no desk in the browser. */
  deskPages?: DeskRenderer | undefined;
  live: PublishedReviewsCache;
  errorPage: ErrorPages;
  policyOf: PagePolicy;
  proxies: Proxies;
  /** Value of `Strict-Transport-Security`, sent over https. */
  strictTransport: string;
  /** Ids that a request of the e-mail service's library must contain. */
  email: EmailIds;
  /** The clinics for which appointments can be requested. */
  clinics: readonly Clinic[];
  /** Texts of the requests, for e-mail to staff and for copies. */
  requests: RequestCatalogue;
  /** Texts and colours of e-mail to visitors; without them none is sent. */
  mails?: VisitorMails | undefined;
  /** Public address of the server, without a path: posts from its pages are accepted. Default: the requested host. */
  siteUrl?: string | undefined;
  /** Data of the service for calendar files; a function, because the address may be known only once the server listens. */
  calendar: () => CalendarSite;
  rateLimit: RateLimit;
  /** Limit for GETs that render or query the store. Default: `costlyRate`. */
  costlyRate?: RateLimit | undefined;
  /** Result of the last check of the stored data. */
  dataHealth: () => DataHealth;
  /** Counts refusals that may come in large numbers. */
  refusals: RefusalLog;
  log: Log;
  /** Whether the log has a line per request. */
  logsRequests: boolean;
  /** Whether this server is healthy. */
  health: Health;
  /** Counters for Prometheus; left out if metrics are off. */
  metrics?: Metrics | undefined;
  /** Collects the reports of browsers. */
  reports: PolicyReports;
  /** Whether this is a staging copy, which search engines must not index. Default: no. */
  staging?: boolean | undefined;
  /** Whether the server is shutting down and waits until no more requests arrive. Default: never. */
  isStopping?: (() => boolean) | undefined;
  /** Current time in ms since 1970. */
  now: () => number;
}
