import { backgroundWork } from './background';
import type { ServerConfig } from '../config/server';
import { dataCheck } from './dataCheck';
import { createDesk } from './desk/Desk';
import { dataFolderOf } from './desk/person';
import { openDeskSocket } from './desk/deskSocket';
import { describeError } from './errors';
import { frontProxies } from './frontProxies';
import type { AppOptions } from './http/appOptions';
import { readClientFiles } from './http/clientFiles';
import { pagePolicy, readPolicies } from './http/contentSecurityPolicy';
import { errorPages } from './http/errorPages';
import { publishedReviewsCache } from './http/publishedReviewsCache';
import { standardRate } from './http/rateLimit';
import { refusalLog } from './http/refusalLog';
import { addressOf, createHttpServer, listen, stop } from './http/server';
import { withMailFacts } from './mail/mailFacts';
import type { OutboxWorkerTimes } from './mail/outboxTimes';
import { gracefulStop } from './stopping';
import { openBesideCopies } from './keep/openBesideCopies';
import { openStore } from './store/openStore';
import type { Store } from './store/Store';
import { upkeep } from './upkeep';
import { limitedLog } from './watch/limitedLog';

type RequiredOptions = Pick<AppOptions, 'email' | 'renderer' | 'log'>;
type OptionalOptions = Pick<
  AppOptions,
  'siteUrl' | 'clinics' | 'requests' | 'mails' | 'rateLimit' | 'costlyRate' | 'now' | 'deskPages'
>;

/** Default: no clinics, no texts for requests and e-mail, no desk in the browser, {@link standardRate}, the system's clock. */
export interface ServerOptions extends RequiredOptions, Partial<OptionalOptions> {
  config: ServerConfig;
  /** Folder of the built site. */
  clientDir: string;
  /** Name of the service, in calendar files and alerts. Default: the site's host. */
  siteName?: string;
  /** Where the clinics are, in calendar files. Default: they name no place. */
  clinicPlace?: string;
  /** Address of the service in calendar files. Default: one of the site's host. */
  organizer?: string;
  /** Working days within which answers are promised. Default: nothing is promised. */
  answerDays?: number | undefined;
  /** Closes and ends the process on SIGTERM and SIGINT. Default: true. */
  handleSignals?: boolean;
  /** Milliseconds that stopping on a signal may take after `config.stopDelay`; then the process ends with 1. Default: 9 s. */
  stopTimeout?: number;
  /** Timing of the e-mails. Default: `standardTimes`. */
  mailTimes?: OutboxWorkerTimes;
  /** Milliseconds until the stored data is checked for the first time. Default: 5 s. */
  firstCheckDelay?: number;
  /** Opens the store. Default: the one the settings name. */
  open?: (config: ServerConfig) => Promise<Store>;
}

/** A running server. */
export interface RunningServer {
  /** Its address on this machine. */
  url: string;
  /** Finishes pending requests, then closes store and desk. */
  close(): Promise<void>;
  /** Continues for `config.stopDelay` while its health check reports that it is stopping, then closes. */
  drain(): Promise<void>;
}

/** Time limit in ms for pending requests when the server stops. */
const closeTimeout = 6500;
/** Time limit in ms for stopping: then the process exits with whatever is unfinished. Docker and others kill it after 10 s. */
const defaultStopTimeout = 9000;
/** Interval in ms at which expired forms are deleted and reviews compared with the published ones. */
const housekeepingInterval = 60_000;

/**
 * Starts the website: pages, forms and the desk's socket.
 * @throws {StartError} If it cannot start; the message is one line.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { renderer, clientDir, siteUrl, mails, mailTimes } = options;
  const config = withMailFacts(options);
  const { clinics = [], requests = { sheets: {} }, now = Date.now, handleSignals = true } = options;
  const { open = openStore } = options;
  const siteName = options.siteName ?? (siteUrl === undefined ? 'This site' : new URL(siteUrl).host);
  const log = limitedLog(options.log);
  const files = readClientFiles(clientDir);
  const policyOf = pagePolicy(readPolicies(clientDir));
  const store = await openBesideCopies(config, open, log);
  const live = publishedReviewsCache(store, renderer, policyOf);
  const refusals = refusalLog(log);
  const data = dataCheck({ store, log, now, firstDelay: options.firstCheckDelay });
  const maintenance = await upkeep({ config, store, siteName, renderer, data, log, now });
  const { health, metrics, reports, backups } = maintenance;

  // A reviews page that cannot be rendered must neither block the site nor undo a decision.
  const refresh = () =>
    live.refresh().catch((error: unknown) => {
      log(`The approved reviews could not be shown: ${describeError(error)}`, {
        level: 'error',
        event: 'reviews_failed',
      });
    });
  const front = frontProxies(config, log);
  const stopping = gracefulStop({
    delay: config.stopDelay * 1000,
    timeout: options.stopTimeout ?? defaultStopTimeout,
    close: () => close(),
    log,
  });
  health.add('running', () => (stopping.isStopping() ? 'it stops' : 'ok'));
  let url = addressOf(config, config.port);
  const desk = createDesk(store, {
    published: refresh,
    retentionDays: config.retentionDays,
    sendsMail: config.mail !== undefined,
    answerDays: options.answerDays,
    siteUrl: () => siteUrl ?? url,
    dataHealth: data.health,
    forgottenProxy: front.forgotten,
    reports: reports.list,
    ...(backups && { backups: backups.list }),
    dataDir: dataFolderOf(config),
  });
  const { organizer, clinicPlace } = options;
  const calendar = () => ({ name: siteName, url: siteUrl ?? url, email: organizer, place: clinicPlace });
  const work = { clinics, requests, mails, calendar, mailTimes };
  const background = backgroundWork({ store, config, log, now, ...work });
  const server = createHttpServer({
    rateLimit: standardRate,
    ...options,
    calendar,
    log,
    logsRequests: config.watch.log.level === 'debug',
    health,
    metrics,
    reports,
    files,
    desk,
    live,
    clinics,
    requests,
    now,
    policyOf,
    refusals,
    dataHealth: data.health,
    store,
    onStored: background.stored,
    errorPage: errorPages(renderer, files, policyOf, log),
    proxies: front,
    strictTransport: config.strictTransport,
    staging: config.staging,
    isStopping: stopping.isStopping,
  });

  const tidy = () => {
    Promise.all([store.forgetForms(), store.forgetDesks()]).catch((error: unknown) => {
      log(describeError(error), { level: 'error', event: 'store_failed' });
    });
    void refresh();
  };

  let closeDesk: (() => Promise<void>) | undefined;
  try {
    await refresh();
    closeDesk = await openDeskSocket(config.dataDir, desk);
    await maintenance.start();
    url = addressOf(config, await listen(server, config));
  } catch (error) {
    await Promise.all([closeDesk?.(), maintenance.close()]);
    await store.close();
    throw error;
  }
  const timer = setInterval(tidy, housekeepingInterval);
  background.start(siteUrl ?? url);
  data.start();

  let closing: Promise<void> | undefined;
  const close = () => (closing ??= shutDown());
  async function shutDown(): Promise<void> {
    clearInterval(timer);
    await Promise.all([
      stop(server, closeTimeout),
      closeDesk?.(),
      background.close(),
      data.close(),
      maintenance.close(),
    ]);
    await store.close();
    refusals.flush();
    log.flush();
    stopping.offSignals();
  }
  if (handleSignals) stopping.onSignals();
  return { url, close, drain: stopping.drain };
}
