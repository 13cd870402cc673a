import type { Clinic } from '../../domain/clinics';
import type { DeskRenderer } from '../../domain/deskPages';
import type { VisitorMails } from '../../domain/mailWords';
import type { PageRenderer } from '../../domain/pages';
import type { RequestCatalogue } from '../../domain/requests/catalogue';
import type { Desk } from '../desk/Desk';
import type { Store } from '../store/Store';
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
  /** Public address of the site, without a path: forms of its pages are taken. Default: the host that is asked for. */
  siteUrl?: string | undefined;
  rateLimit: RateLimit;
  /** Counts what is refused by the many. */
  refusals: RefusalLog;
  /** Writes one line for those who run the server; never holds what visitors typed. */
  log: (line: string) => void;
  /** Milliseconds of the clock. */
  now: () => number;
}
