import { DAY_MS } from '../domain/dates';
import type { ServerConfig } from '../config/server';
import { printPurge } from './desk/print';
import { describeError } from './errors';
import type { AppOptions } from './http/appOptions';
import { startOutboxWorker, type OutboxWorkerTimes } from './mail/outboxWorker';
import { emailFor } from './mail/emailTemplates';
import { checkSmtp, smtpSender } from './mail/smtp';
import type { Store } from './store/Store';

/** What the work besides answering needs. */
interface BackgroundOptions extends Pick<
  AppOptions,
  'store' | 'clinics' | 'requests' | 'mails' | 'log' | 'now'
> {
  config: Pick<ServerConfig, 'mail' | 'retentionDays'>;
  /** When mail is tried. Default: `standardTimes`. */
  mailTimes?: OutboxWorkerTimes | undefined;
}

/** Forwards mail, where it is set up, and deletes what is too old: at once and then every day. */
export function backgroundWork(options: BackgroundOptions) {
  const { store, config, log, mailTimes } = options;
  let purging = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let worker: ReturnType<typeof startOutboxWorker> | undefined;

  function purge(): void {
    purging = store
      .forgetUnconfirmed()
      .then(() => store.purge(config.retentionDays))
      .then(
        (purged) => {
          const { messages, bookings, requests, reviews } = purged;
          if (messages + bookings + requests + reviews > 0)
            log(printPurge({ days: config.retentionDays, dryRun: false, ...purged }));
        },
        (error: unknown) => {
          log(`What is too old could not be deleted: ${describeError(error)}`);
        },
      );
  }

  return {
    /** @param siteUrl Public address of the site, without a path. */
    start(siteUrl: string): void {
      purge();
      timer = setInterval(purge, DAY_MS);
      const { mail: settings } = config;
      if (!settings) return;
      worker = startOutboxWorker({
        store,
        write: (mail) => emailFor(mail, { ...options, siteUrl }),
        send: smtpSender(settings),
        server: { host: new URL(settings.smtpUrl).host, check: () => checkSmtp(settings) },
        log,
        ...(mailTimes && { times: mailTimes }),
      });
    },
    /** Something was stored that staff may be told about by mail. */
    stored: () => worker?.nudge(),
    async close(): Promise<void> {
      clearInterval(timer);
      await Promise.all([purging, worker?.close()]);
    },
  };
}

/** The store, which calls `stored` for every submission that is in it for good. */
export function notifyingStore(store: Store, stored: () => void): Store {
  const notified = async <T>(work: Promise<T>): Promise<T> => {
    const result = await work;
    stored();
    return result;
  };
  return Object.assign(Object.create(store) as Store, {
    addMessage: (...given) => notified(store.addMessage(...given)),
    addReview: (...given) => notified(store.addReview(...given)),
    addBooking: (...given) => notified(store.addBooking(...given)),
    addRequest: (...given) => notified(store.addRequest(...given)),
    addSubscriber: (...given) => notified(store.addSubscriber(...given)),
  } satisfies Partial<Store>);
}
