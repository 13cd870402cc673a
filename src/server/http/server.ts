import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { describeError, StartError } from '../errors';
import { createApp, type AppOptions } from './app';
import { front, type FrontOptions } from './front';
import { setSecurityHeaders } from './securityHeaders';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The one server: pages and files first, then the calls. */
export function createHttpServer(options: AppOptions & FrontOptions): Server {
  const app = createApp(options);
  const calls = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const pages = front(options);

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    setSecurityHeaders(res);
    if (!methods.has(req.method ?? '')) {
      res.writeHead(501, { Connection: 'close', 'Content-Length': 0 }).end();
      return;
    }
    if (!(await pages(req, res))) await calls(req, res);
  }

  return createServer(
    { requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 10_000 },
    (req, res) => {
      answer(req, res).catch((error: unknown) => {
        options.log(describeError(error));
        if (!res.headersSent) res.writeHead(500);
        res.end();
      });
    },
  );
}

/**
 * Starts listening. @returns The port.
 * @throws {StartError} The port or address cannot be had; the message names the setting.
 */
export function listen(server: Server, { port, host }: { port: number; host: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        new StartError(reasons(port, host)[error.code ?? ''] ?? `HOST ${host} cannot be listened on.`, {
          cause: error,
        }),
      );
    });
    server.listen(port, host, () => {
      server.removeAllListeners('error');
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
export function stop(server: Server, waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      server.closeAllConnections();
    }, waitMs);
    // A connection that was busy is idle later, and its browser would keep it open.
    const sweep = setInterval(() => {
      server.closeIdleConnections();
    }, 50);
    server.close(() => {
      clearTimeout(timer);
      clearInterval(sweep);
      resolve();
    });
  });
}
