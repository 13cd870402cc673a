import { setTimeout as wait } from 'node:timers/promises';
import { backgroundWork, notifyingStore } from './background';
import type { ServerConfig } from '../config/server';
import { deskOn } from './desk/Desk';
import { openDeskSocket } from './desk/deskSocket';
import { describeError } from './errors';
import type { AppOptions } from './http/appOptions';
import { readClientFiles } from './http/clientFiles';
import { pagePolicy, readPolicies } from './http/contentSecurityPolicy';
import { errorPages } from './http/errorPages';
import { publishedReviewsCache } from './http/publishedReviewsCache';
import { proxies } from './http/proxies';
import { standardRate } from './http/rateLimit';
import { refusalLog } from './http/refusalLog';
import { createHttpServer, listen, stop } from './http/server';
import type { OutboxWorkerTimes } from './mail/outboxWorker';
import { openStore } from './store/openStore';
import type { Store } from './store/Store';

type Given = Pick<AppOptions, 'email' | 'renderer' | 'log'>;
type Usual = Pick<
  AppOptions,
  'siteUrl' | 'siteName' | 'clinics' | 'requests' | 'mails' | 'rateLimit' | 'now' | 'deskPages'
>;

/** What a server is made of. Default: no clinics, no words for requests and mail to visitors, no desk in the browser, {@link standardRate}, the system's clock, its host as its name. */
export interface ServerOptions extends Given, Partial<Usual> {
  config: ServerConfig;
  /** Folder of the built site. */
  clientDir: string;
  /** Closes and ends the process on SIGTERM and SIGINT. Default: true. */
  handleSignals?: boolean;
  /** Milliseconds that stopping on a signal may take; then the process ends with 1. Default: 14 s. */
  longestStop?: number;
  /** When mail is tried. Default: `standardTimes`. */
  mailTimes?: OutboxWorkerTimes;
  /** Opens the store. Default: the one the settings name. */
  open?: (config: ServerConfig) => Promise<Store>;
}

/** A server that takes requests. */
export interface RunningServer {
  /** Its address on this machine. */
  url: string;
  /** Finishes the requests under way, then closes store and desk. */
  close(): Promise<void>;
}

/** How long requests under way may take when the server stops, in ms. */
const patience = 10_000;
/** How long all of stopping may take, in ms: then the process ends with what is not done. */
const longestStop = 14_000;
/** How often old forms are forgotten and reviews compared with what is shown, in ms. */
const housekeeping = 60_000;

/**
 * Starts the website: pages, forms and the desk's socket.
 * @throws {StartError} It cannot start here; the message is one line.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, renderer, clientDir, log, siteUrl, mails, mailTimes } = options;
  const { clinics = [], requests = { sheets: {} }, now = Date.now, handleSignals = true } = options;
  const { open = openStore } = options;
  const files = readClientFiles(clientDir);
  const policyOf = pagePolicy(readPolicies(clientDir));
  const store = await open(config);
  const live = publishedReviewsCache(store, renderer, policyOf);
  const refusals = refusalLog(log);

  // A review page that cannot be rendered must not hold up the site, nor undo a decision.
  const refresh = () =>
    live.refresh().catch((error: unknown) => {
      log(`The approved reviews could not be shown: ${describeError(error)}`);
    });
  const sendsMail = config.mail !== undefined;
  let url = addressOf(config, config.port);
  const desk = deskOn(store, {
    published: refresh,
    retentionDays: config.retentionDays,
    sendsMail,
    siteUrl: () => siteUrl ?? url,
  });
  const background = backgroundWork({ store, config, clinics, requests, mails, log, now, mailTimes });
  const server = createHttpServer({
    siteName: siteUrl === undefined ? 'This site' : new URL(siteUrl).host,
    rateLimit: standardRate,
    ...options,
    files,
    desk,
    live,
    clinics,
    requests,
    now,
    policyOf,
    refusals,
    store: notifyingStore(store, background.stored),
    errorPage: errorPages(renderer, files, policyOf, log),
    proxies: proxies(config.trustedProxies),
  });

  const tidy = () => {
    Promise.all([store.forgetForms(), store.forgetDesks()]).catch((error: unknown) => {
      log(describeError(error));
    });
    void refresh();
  };

  let closeDesk: (() => Promise<void>) | undefined;
  try {
    await refresh();
    closeDesk = await openDeskSocket(config.dataDir, desk);
    url = addressOf(config, await listen(server, config));
  } catch (error) {
    await closeDesk?.();
    await store.close();
    throw error;
  }
  const timer = setInterval(tidy, housekeeping);
  background.start(siteUrl ?? url);

  let closing: Promise<void> | undefined;
  const close = () => (closing ??= shutDown());
  async function shutDown(): Promise<void> {
    clearInterval(timer);
    await Promise.all([stop(server, patience), closeDesk?.(), background.close()]);
    await store.close();
    refusals.flush();
    for (const signal of signals) process.removeListener(signal, onSignal);
  }
  const onSignal = () => {
    void closedIn(options.longestStop ?? longestStop, close, log).then((code) => process.exit(code));
  };
  if (handleSignals) for (const signal of signals) process.on(signal, onSignal);
  return { url, close };
}

const signals = ['SIGTERM', 'SIGINT'] as const;

function addressOf({ host }: ServerConfig, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${String(port)}`;
}

/**
 * Waits until everything is closed, but not for ever. Never rejects.
 * @param longest Milliseconds.
 * @returns The exit code: 0 when all is closed, 1 when that fails or takes too long.
 */
async function closedIn(
  longest: number,
  close: () => Promise<void>,
  log: (line: string) => void,
): Promise<0 | 1> {
  try {
    if (await Promise.race([close().then(() => true), wait(longest, false)])) return 0;
    log(`The server did not stop within ${String(longest / 1000)} s and was ended.`);
  } catch (error) {
    log(`The server did not stop well: ${describeError(error)}`);
  }
  return 1;
}
