import type { PageRenderer } from '../domain/pages';
import type { ServerConfig } from './config';
import { deskOn } from './desk/Desk';
import { openDeskSocket } from './desk/deskSocket';
import { describeError } from './errors';
import { readClientFiles } from './http/clientFiles';
import { errorPages } from './http/errorPages';
import { liveReviews } from './http/liveReviews';
import { pageLookup } from './http/pageLookup';
import type { RateLimit } from './http/rateLimit';
import { createHttpServer, listen, stop } from './http/server';
import type { EmailIds } from './http/submissions';
import { openStore } from './store/openStore';
import type { Store } from './store/Store';

/** What a server is made of. */
export interface ServerOptions {
  config: ServerConfig;
  /** Ids that the e-mail call must carry. */
  email: EmailIds;
  renderer: PageRenderer;
  /** Folder of the built site. */
  clientDir: string;
  /** Writes one line for whoever runs the server; never holds what visitors typed. */
  log: (line: string) => void;
  rateLimit?: RateLimit;
  /** Milliseconds of the clock for rate limit and dates. Default: the system's. */
  now?: () => number;
  /** Closes and ends the process on SIGTERM and SIGINT. Default: true. */
  handleSignals?: boolean;
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
/** How often old forms are forgotten and reviews compared with what is shown, in ms. */
const housekeeping = 60_000;

/**
 * Starts the website: pages, calls and the desk's socket.
 * @throws {StartError} It cannot start here; the message is one line.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, email, renderer, clientDir, log, handleSignals = true, open = openStore } = options;
  const files = readClientFiles(clientDir);
  const store = await open(config);
  const live = liveReviews(store, renderer);
  const errorPage = errorPages(renderer, files, log);
  const { rateLimit, now } = options;
  const server = createHttpServer({
    files,
    store,
    live,
    email,
    renderer,
    errorPage,
    log,
    lookup: pageLookup(renderer),
    ...(rateLimit && { rateLimit }),
    ...(now && { now }),
  });

  // A review page that cannot be rendered must not hold up the site, nor undo a decision.
  const refresh = () =>
    live.refresh().catch((error: unknown) => {
      log(`The approved reviews could not be shown: ${describeError(error)}`);
    });
  const tidy = () => {
    store.forgetForms().catch((error: unknown) => {
      log(describeError(error));
    });
    void refresh();
  };

  let closeDesk: (() => Promise<void>) | undefined;
  let port: number;
  try {
    await refresh();
    closeDesk = await openDeskSocket(config.dataDir, deskOn(store, refresh));
    port = await listen(server, config);
  } catch (error) {
    await closeDesk?.();
    await store.close();
    throw error;
  }
  const timer = setInterval(tidy, housekeeping);

  let closing: Promise<void> | undefined;
  const close = () => (closing ??= shutDown());
  async function shutDown(): Promise<void> {
    clearInterval(timer);
    await Promise.all([stop(server, patience), closeDesk?.()]);
    await store.close();
    for (const signal of signals) process.removeListener(signal, onSignal);
  }
  const onSignal = () => {
    void close().then(() => process.exit(0));
  };
  if (handleSignals) for (const signal of signals) process.on(signal, onSignal);
  return { url: addressOf(config.host, port), close };
}

const signals = ['SIGTERM', 'SIGINT'] as const;

function addressOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${String(port)}`;
}
