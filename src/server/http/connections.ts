import type { Server, Socket } from 'node:net';
import type { Proxies } from './proxies';
import { networksOf, type NetworkSize } from './networks';

/** Maximum numbers of open connections. */
interface ConnectionLimit {
  /** Of all networks together. */
  maxTotal: number;
  /** Per network of each size, unless it is a trusted proxy. */
  maxPerNetwork: Readonly<Record<NetworkSize, number>>;
}

/**
 * Generous, because in Kenya thousands share one network and each browser opens six connections; a small machine can handle
 * as many.
 */
export const standardConnections: ConnectionLimit = {
  maxTotal: 4000,
  maxPerNetwork: { each: 1000, customer: 1000, provider: 2000 },
};

/** Closes new connections above the limits. */
export function limitConnections(
  server: Server,
  proxies: Pick<Proxies, 'isProxy'>,
  { maxTotal, maxPerNetwork }: ConnectionLimit,
): void {
  const open = new Map<string, number>();
  server.maxConnections = maxTotal;
  server.on('connection', (socket: Socket) => {
    if (proxies.isProxy(socket.remoteAddress)) return;
    const networks = networksOf(socket.remoteAddress);
    const isTooMuch = networks.some(({ name, size }) => (open.get(name) ?? 0) >= maxPerNetwork[size]);
    for (const { name } of networks) open.set(name, (open.get(name) ?? 0) + 1);
    socket.once('close', () => {
      for (const { name } of networks) {
        const left = (open.get(name) ?? 1) - 1;
        if (left === 0) open.delete(name);
        else open.set(name, left);
      }
    });
    if (isTooMuch) socket.destroy();
  });
}
