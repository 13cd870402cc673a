import { DAY_MS } from '../domain/dates';
import type { ServerConfig } from '../config/server';
import type { DeskClinics } from './desk/print';
import { printPurge } from './desk/printMail';
import { describeError } from './errors';
import { startOutboxWorker, type OutboxWorker, type OutboxWorkerTimes } from './mail/outboxWorker';
import { emailFor } from './mail/emailTemplates';
import { checkSmtp, smtpSender } from './mail/smtp';
import type { Store } from './store/Store';

/** What the server does besides answering. */
export interface BackgroundOptions {
  store: Store;
  config: Pick<ServerConfig, 'mail' | 'retentionDays'>;
  /** The clinics, so that mail about a request tells its clinic's name. */
  clinics: DeskClinics;
  /** Writes one line for whoever runs the server; never holds what visitors typed. */
  log: (line: string) => void;
  /** Milliseconds of the clock. */
  now: () => number;
  /** When mail is tried. Default: `standardTimes`. */
  mailTimes?: OutboxWorkerTimes | undefined;
}

/** Work that goes on from start to close. */
export interface Background {
  /** @param siteUrl Public address of the site, without a path. */
  start(siteUrl: string): void;
  /** Something was stored that staff may be told about. */
  stored(): void;
  close(): Promise<void>;
}

/** Forwards mail, where it is set up, and deletes what is too old: at once and then every day. */
export function backgroundWork(options: BackgroundOptions): Background {
  const { store, config, log, mailTimes } = options;
  let purging = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let forwarder: OutboxWorker | undefined;

  function purge(): void {
    purging = store.purge(config.retentionDays).then(
      (purged) => {
        const { messages, bookings, reviews } = purged;
        if (messages + bookings + reviews > 0)
          log(printPurge({ days: config.retentionDays, dryRun: false, ...purged }));
      },
      (error: unknown) => {
        log(`What is too old could not be deleted: ${describeError(error)}`);
      },
    );
  }

  return {
    start(siteUrl) {
      purge();
      timer = setInterval(purge, DAY_MS);
      const { mail: settings } = config;
      if (!settings) return;
      forwarder = startOutboxWorker({
        store,
        write: (mail) => emailFor(mail, { ...options, siteUrl }),
        send: smtpSender(settings),
        server: { name: new URL(settings.smtpUrl).host, check: () => checkSmtp(settings) },
        log,
        ...(mailTimes && { times: mailTimes }),
      });
    },
    stored: () => forwarder?.nudge(),
    async close() {
      clearInterval(timer);
      await Promise.all([purging, forwarder?.close()]);
    },
  };
}

/** The store, telling of every submission that is in it for good. */
export function notifyingStore(store: Store, stored: () => void): Store {
  const told = async <T>(work: Promise<T>): Promise<T> => {
    const result = await work;
    stored();
    return result;
  };
  return Object.assign(Object.create(store) as Store, {
    addMessage: (...given) => told(store.addMessage(...given)),
    addReview: (...given) => told(store.addReview(...given)),
    addBooking: (...given) => told(store.addBooking(...given)),
  } satisfies Partial<Store>);
}
