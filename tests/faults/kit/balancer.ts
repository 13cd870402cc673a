import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Cleanup } from './folders';

/** Interval of the health checks, in ms. */
const interval = 200;

/** A load balancer in front of several servers. */
export interface Balancer {
  url: string;
  /** Addresses of the available servers; each gets requests once its health check passes. */
  servers: Set<string>;
  /** Whether it currently sends requests to a server. */
  uses: (server: string) => boolean;
}

/**
 * A load balancer as hosts use them: servers take turns while `/readyz` returns 200, connections to them stay open,
 * and nothing is retried. So a request that a server drops has failed.
 */
export async function startBalancer(cleanup: Cleanup): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const servers = new Set<string>();
  const well = new Set<string>();
  let turn = 0;

  async function look(server: string): Promise<void> {
    const isWell = await fetch(`${server}/readyz`, { signal: AbortSignal.timeout(1000) }).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isWell && servers.has(server)) well.add(server);
    else well.delete(server);
  }

  function pass(from: IncomingMessage, to: ServerResponse): void {
    const ready = [...well];
    const server = ready[(turn += 1) % ready.length];
    const fail = () => {
      if (!to.headersSent) to.writeHead(502, { 'Content-Length': 0 });
      to.end();
    };
    if (server === undefined) {
      fail();
      return;
    }
    const { hostname, port } = new URL(server);
    const { method, url } = from;
    const { connection: _visitors, ...headers } = from.headers;
    const onward = { ...headers, 'x-forwarded-for': from.socket.remoteAddress };
    const call = request({ agent, hostname, port, method, path: url, headers: onward }, (answer) => {
      // Hop-by-hop headers are not passed on.
      const { connection: _own, 'keep-alive': _time, ...passed } = answer.headers;
      to.writeHead(answer.statusCode ?? 502, passed);
      answer.pipe(to);
      answer.once('error', () => to.destroy());
    });
    call.once('error', fail);
    from.pipe(call);
  }

  const server = createServer({ keepAliveTimeout: 60_000 }, pass);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const timer = setInterval(() => void Promise.all([...servers, ...well].map(look)), interval);
  cleanup.add(() => {
    clearInterval(timer);
    server.closeAllConnections();
    server.close();
    agent.destroy();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${String(port)}`, servers, uses: (one) => well.has(one) };
}
