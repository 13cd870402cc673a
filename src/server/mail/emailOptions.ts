import type { Clinic } from '../../domain/clinics';
import type { VisitorMails } from '../../domain/mailWords';
import type { RequestCatalogue } from '../../domain/requests/catalogue';
import type { CalendarSite } from '../calendar/bookingCalendar';
import type { Store } from '../store/Store';

/** Data that the e-mails need. */
export interface EmailOptions {
  store: Store;
  /** Public address of the site, without a trailing slash. */
  siteUrl: string;
  clinics: readonly Pick<Clinic, 'id' | 'name' | 'day' | 'time' | 'opens' | 'closes'>[];
  requests: RequestCatalogue;
  /** Texts and colours of e-mail to visitors. Default: none is sent. */
  mails?: VisitorMails | undefined;
  /** Data of the service for calendar files. Default: no files are attached. */
  calendar?: (() => CalendarSite) | undefined;
  /** Addresses of staff. Default: one, which the sender of the e-mails knows. */
  staff?: readonly string[];
  /** Current time in ms since 1970. */
  now: () => number;
}
