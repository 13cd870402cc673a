import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Server as HttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { describeError, StartError } from '../errors';
import { createApp, type AppOptions } from './app';
import { callListener } from './callListener';
import { limitConnections, standardConnections, type ConnectionLimit } from './connections';
import { front, type FrontOptions } from './front';
import { inTurn } from './inTurn';
import { setSecurityHeaders } from './securityHeaders';
import { createTlsServer, type TlsFiles, type TlsServer } from './tls';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** How long requests may take, and how long a connection may rest, in ms. */
const limits = { requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 10_000 };
/** How long a connection may neither send nor take a byte while something is under way, in ms. */
const longestSilence = 30_000;

/** The site's server: over TLS with HTTP/2 where there is a certificate, else plain http. */
export interface WebServer extends Partial<Omit<TlsServer, 'server'>> {
  server: Server | HttpsServer;
}

/** What the server needs. */
type HttpServerOptions = AppOptions &
  FrontOptions & {
    tls?: TlsFiles;
    /** How many connections may be open. Default: {@link standardConnections}. */
    connections?: ConnectionLimit;
  };

/**
 * The one server: pages and files first, then the calls.
 * @throws {StartError} The certificate cannot be used.
 */
export function createHttpServer(options: HttpServerOptions): WebServer {
  const calls = callListener(createApp(options), options.policyOf);
  const pages = front(options);

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    setSecurityHeaders(res, options.proxies.isSecure(req));
    if (!methods.has(req.method ?? '')) {
      const end = req.httpVersionMajor === 1 && { Connection: 'close' };
      res.writeHead(501, { ...end, 'Content-Length': 0 }).end();
      return;
    }
    if (!(await pages(req, res))) await calls(req, res);
  }

  function listener(req: IncomingMessage, res: ServerResponse): void {
    answer(req, res).catch((error: unknown) => {
      options.log(describeError(error));
      if (!res.headersSent) res.writeHead(500);
      res.end();
    });
  }
  const web: WebServer = options.tls
    ? createTlsServer(options.tls, limits, listener)
    : { server: createServer(limits, inTurn(listener)) };
  web.server.timeout = longestSilence;
  limitConnections(web.server, options.proxies, options.connections ?? standardConnections);
  return web;
}

/**
 * Starts listening. @returns The port.
 * @throws {StartError} The port or address cannot be had; the message names the setting.
 */
export function listen(
  { server }: WebServer,
  { port, host }: { port: number; host: string },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const refused = (error: NodeJS.ErrnoException) => {
      reject(
        new StartError(reasons(port, host)[error.code ?? ''] ?? `HOST ${host} cannot be listened on.`, {
          cause: error,
        }),
      );
    };
    server.once('error', refused);
    server.listen(port, host, () => {
      server.removeListener('error', refused);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

const reasons = (port: number, host: string): Readonly<Record<string, string>> => ({
  EADDRINUSE: `PORT ${String(port)} is in use by another program.`,
  EACCES: `PORT ${String(port)} may not be used by this user.`,
  EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: `HOST ${host} is not an address of this machine.`,
});

/** Stops taking requests and waits for those under way; cuts off what lasts longer than this many ms. */
export function stop({ server, endSessions }: WebServer, waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      server.closeAllConnections();
      endSessions?.(true);
    }, waitMs);
    // A connection that was busy is idle later, and its browser would keep it open.
    const sweep = setInterval(() => {
      server.closeIdleConnections();
      endSessions?.(false);
    }, 50);
    server.close(() => {
      clearTimeout(timer);
      clearInterval(sweep);
      resolve();
    });
    endSessions?.(false);
  });
}
