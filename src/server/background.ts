import { DAY_MS } from '../domain/dates';
import type { ServerConfig } from '../config/server';
import { printPurge } from './desk/print';
import { describeClock } from './words/clockWords';
import { describeError } from './errors';
import type { AppOptions } from './http/appOptions';
import type { OutboxWorkerTimes } from './mail/outboxTimes';
import { startOutboxWorker } from './mail/outboxWorker';
import { emailFor } from './mail/emailTemplates';
import { checkSmtp, smtpSender } from './mail/smtp';
import { redirectToStaff } from './mail/staging';
import type { ClockReport } from './store/clock';

/** Dependencies of the background work. */
interface BackgroundOptions extends Pick<
  AppOptions,
  'store' | 'clinics' | 'requests' | 'mails' | 'calendar' | 'log' | 'now'
> {
  config: Pick<ServerConfig, 'mail' | 'retentionDays' | 'staging'>;
  /** Timing of the e-mails. Default: `standardTimes`. */
  mailTimes?: OutboxWorkerTimes | undefined;
}

/** Interval in ms at which the store looks at the clock. */
const clockInterval = 60 * 60_000;

/** Sends e-mail, if it is set up, and deletes what is too old: at once and then daily. */
export function backgroundWork(options: BackgroundOptions) {
  const { store, config, log, mailTimes } = options;
  let pending = Promise.resolve();
  let timers: NodeJS.Timeout[] = [];
  let doubt: ClockReport['doubt'];
  let worker: ReturnType<typeof startOutboxWorker> | undefined;

  /** Deletes what is too old, by the time that is certain: deletions cannot be undone. */
  async function deleteOld(): Promise<void> {
    await store.forgetUnconfirmed();
    const purged = await store.purge(config.retentionDays);
    const { messages, bookings, requests, reviews } = purged;
    if (messages + bookings + requests + reviews > 0)
      log(printPurge({ days: config.retentionDays, dryRun: false, ...purged }), { event: 'purged' });
  }

  /** Looks at the clock. */
  async function watchClock(): Promise<void> {
    const report = await store.watchClock(config.retentionDays);
    if (report.doubt !== doubt)
      log(report.doubt === undefined ? 'The clock is right again.' : describeClock(report), {
        level: report.doubt === undefined ? 'info' : 'warn',
        event: report.doubt === undefined ? 'clock_right' : 'clock_doubted',
      });
    doubt = report.doubt;
  }

  /** Runs work after the work before. */
  function next(work: () => Promise<void>): void {
    pending = pending.then(work).catch((error: unknown) => {
      log(`Old data could not be deleted: ${describeError(error)}`, {
        level: 'error',
        event: 'purge_failed',
      });
    });
  }

  return {
    /** @param siteUrl Public address of the site, without a path. */
    start(siteUrl: string): void {
      next(watchClock);
      next(deleteOld);
      timers = [
        setInterval(() => next(watchClock), clockInterval),
        setInterval(() => next(deleteOld), DAY_MS),
      ];
      const { mail: settings } = config;
      if (!settings) return;
      const staff = [settings.to, ...(settings.alsoTo ?? [])];
      worker = startOutboxWorker({
        store,
        write: (mail) => emailFor(mail, { ...options, siteUrl, staff }),
        staffCount: staff.length,
        send: config.staging ? redirectToStaff(smtpSender(settings)) : smtpSender(settings),
        server: { host: new URL(settings.smtpUrl).host, check: () => checkSmtp(settings) },
        log,
        ...(mailTimes && { times: mailTimes }),
      });
    },
    /** Called when something was stored about which staff may get e-mail. */
    stored: () => worker?.nudge(),
    async close(): Promise<void> {
      for (const timer of timers) clearInterval(timer);
      await Promise.all([pending, worker?.close()]);
    },
  };
}
