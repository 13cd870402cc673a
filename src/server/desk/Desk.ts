import type { DeskWarning } from '../../domain/desk';
import type { DataHealth } from '../dataCheck';
import { doubtedDays, type ClockReport } from '../store/clock';
import type { MailFigures } from '../store/mailFigures';
import type { Purged } from '../store/retention';
import type { Store } from '../store/Store';
import type { ListedPlace } from '../keep/listPlaces';
import type { PolicyReport } from '../watch/policyReports';
import { deskAccess } from './access';
import { deskCopies } from './copies';
import { found } from './DeskError';
import { deskExports } from './exports';
import { deskMail } from './mail';
import { canonicalId, deskOperations } from './operations';
import { deskPerson } from './person';

/** What a purge has deleted, or would delete. */
export interface PurgeReport extends Purged {
  /** Retention in days; 0 keeps everything. */
  days: number;
  /** Whether it only counted. */
  dryRun: boolean;
  /** Whether the machine's clock is believed; left out if it is. */
  clock?: ClockReport;
}

/** State of the site, in figures. */
export interface Health {
  store: Store['kind'];
  /** Result of the last check of the stored data. */
  data: DataHealth;
  /** Whether the machine's clock is believed. */
  clock: ClockReport;
  /** E-mails that staff have not received; `setUp` says whether e-mail is sent at all. */
  mail: MailFigures & { setUp: boolean };
  /** What staff should know, most urgent first. */
  warnings: readonly DeskWarning[];
}

/** What the desk needs besides the store. */
interface DeskSettings {
  /** Called after each change of published content. */
  published: () => Promise<void>;
  /** Retention in days, from the settings. */
  retentionDays: number;
  /** Whether the settings name a mail server. */
  sendsMail: boolean;
  /** Working days within which the owner promises answers, for the order by due date. */
  answerDays?: number | undefined;
  /** Returns the public address of the site, without a trailing slash, for sign-in links. */
  siteUrl: () => string;
  /** Result of the server's last check of the data. Default: unchecked. */
  dataHealth?: () => DataHealth;
  /** Address of a proxy that the settings do not name. Default: none was noticed. */
  forgottenProxy?: () => string | undefined;
  /** Lists the backups; left out if none are scheduled. */
  backups?: () => Promise<ListedPlace[]>;
  /** Lists the reports of browsers; left out if none are collected here. */
  reports?: () => PolicyReport[];
  /** Folder of the embedded database; left out for Postgres. */
  dataDir?: string | undefined;
}

/** All operations of staff. */
export type Desk = ReturnType<typeof createDesk>;

/** All operations of staff on an open store: the same as through a running server. References may be typed in any format. */
export function createDesk(store: Store, settings: DeskSettings) {
  const { published, retentionDays, sendsMail, siteUrl, answerDays } = settings;
  const { dataHealth, dataDir, backups, reports } = settings;
  const operations = deskOperations(store, published, answerDays);
  /** What staff should know besides what waits. */
  async function warnings(): Promise<DeskWarning[]> {
    const [proxy, count] = [settings.forgottenProxy?.(), sendsMail ? await store.cappedMails() : 0];
    const { doubt, days, clock, believed } = store.clockReport();
    return [
      ...(doubt === undefined || days >= doubtedDays ? [] : [{ kind: 'clock', clock, believed } as const]),
      ...(sendsMail ? [] : [{ kind: 'unset', what: 'mail' } as const]),
      ...(backups || store.kind === 'postgres' ? [] : [{ kind: 'unset', what: 'copies' } as const]),
      ...(proxy === undefined ? [] : [{ kind: 'proxy', address: proxy } as const]),
      ...(count === 0 ? [] : [{ kind: 'capped', count } as const]),
    ];
  }
  return {
    ...operations,
    ...deskAccess(store, siteUrl, sendsMail),
    warnings,
    ...deskPerson(store, { published, dataDir, backups }),
    /** A booking with its log, oldest first. */
    async bookingHistory(typed: string) {
      const reference = canonicalId('booking', typed);
      const booking = found(await store.booking(reference), 'booking', typed);
      return { booking, log: await store.itemLog('booking', reference) };
    },
    ...deskExports(store, siteUrl),
    ...deskMail(store, operations.act),
    async health(): Promise<Health> {
      const mail = { setUp: sendsMail, ...(await store.mailFigures()) };
      const clock = await store.watchClock(retentionDays);
      const data = dataHealth?.() ?? { state: 'unchecked' };
      return { store: store.kind, data, clock, mail, warnings: await warnings() };
    },
    /** Deletes what is older than the retention, or counts it. @param given Days, an integer; empty uses the setting. */
    async purge(given: string, mode: 'delete' | 'count'): Promise<PurgeReport> {
      const days = given === '' ? retentionDays : Number(given);
      const dryRun = mode === 'count';
      const purged = await (dryRun ? store.countPurge(days) : store.purge(days));
      const clock = store.clockReport();
      return { days, dryRun, ...purged, ...(clock.doubt !== undefined && { clock }) };
    },
    /** The scheduled backups, by place; they may contain what was erased since. */
    listBackups: (): Promise<ListedPlace[]> => backups?.() ?? Promise.resolve([]),
    /** Reports of browsers since the server's start, the most frequent first. */
    listReports: (): Promise<PolicyReport[]> => Promise.resolve(reports?.() ?? []),
    ...deskCopies(store, dataDir),
  };
}
