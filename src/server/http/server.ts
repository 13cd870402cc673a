import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Environment } from '../../config/settings';
import { describeError, StartError } from '../errors';
import { createApp } from './app';
import type { AppOptions } from './appOptions';
import { limitConnections, standardConnections } from './connections';
import { inTurn } from './inTurn';
import { defaultHeaders } from './securityHeaders';

/** Time limits in ms for requests and headers. */
const limits = { requestTimeout: 30_000, headersTimeout: 15_000 };
/**
 * Time limits in ms for idle connections. A proxy must be the one that closes them: a form that it sends at the moment in
 * which the server does so is lost. No usual proxy keeps one for longer than ten minutes.
 */
export const idleLimits = { visitor: 10_000, proxy: 620_000 } as const;
/** Time limit in ms for a connection with a pending request on which no byte is sent or received. */
const socketTimeout = 30_000;

/** The site's app behind Node's own server. */
export function createHttpServer(options: AppOptions): Server {
  const listener = getRequestListener(createApp(options).fetch, {
    // Otherwise Hono closes the connection half a second after a refusal. Node reads on, and drops the rest.
    autoCleanupIncoming: false,
    errorHandler(error) {
      // An invalid address or a missing host.
      if (error instanceof RequestError) return new Response(null, { status: 400, headers: defaultHeaders });
      options.log(describeError(error), { level: 'error', event: 'request_failed' });
      return new Response(null, { status: 500, headers: defaultHeaders });
    },
  });
  const server = createServer(
    { ...limits, keepAliveTimeout: idleLimits[options.proxies.areNamed ? 'proxy' : 'visitor'] },
    inTurn((req, res) => {
      // The next request must go to another server, or to this one's successor.
      if (options.isStopping?.()) res.setHeader('Connection', 'close');
      if (hasOneHost(req.rawHeaders)) void listener(req, res);
      else res.writeHead(400, { ...defaultHeaders, Connection: 'close' }).end();
    }),
  );
  server.timeout = socketTimeout;
  limitConnections(server, options.proxies, standardConnections);
  return server;
}

/** Node uses the first of two `Host` headers; a proxy in front may have used the other. @param raw Names and values alternately. */
function hasOneHost(raw: readonly string[]): boolean {
  let count = 0;
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count < 2;
}

/** The socket that systemd has opened, if any (`LISTEN_FDS`, sd_listen_fds(3)): connections wait there while the server restarts. */
function inheritedSocket(env: Environment): { fd: number } | undefined {
  return env['LISTEN_FDS'] === '1' && env['LISTEN_PID'] === String(process.pid) ? { fd: 3 } : undefined;
}

/**
 * Starts listening. @returns The port.
 * @throws {StartError} If the port or address is not available; the message names the setting.
 */
export async function listen(
  server: Server,
  { port, host }: { port: number; host: string },
): Promise<number> {
  server.listen(inheritedSocket(process.env) ?? { port, host });
  try {
    await once(server, 'listening');
  } catch (error) {
    const reason = reasons(port, host)[(error as NodeJS.ErrnoException).code ?? ''];
    throw new StartError(reason ?? `HOST ${host} is not available for listening.`, { cause: error });
  }
  return (server.address() as AddressInfo).port;
}

const reasons = (port: number, host: string): Readonly<Record<string, string>> => ({
  EADDRINUSE: `PORT ${String(port)} is in use by another program.`,
  EACCES: `PORT ${String(port)} may not be used by this user.`,
  EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: `HOST ${host} is not an address of this machine.`,
});

/** The address of a server on this machine, as a browser uses it. */
export function addressOf({ host }: { host: string }, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${String(port)}`;
}

/** Stops accepting requests and waits for pending ones; cuts off those that take longer than this many ms. */
export async function stop(server: Server, waitMs: number): Promise<void> {
  const timer = setTimeout(() => {
    server.closeAllConnections();
  }, waitMs);
  // Connections become idle later, and their browsers would keep them open.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
  }, 50);
  server.close();
  await once(server, 'close');
  clearTimeout(timer);
  clearInterval(sweep);
}
