import type { Server, Socket } from 'node:net';
import type { Proxies } from './proxies';
import { networkOf } from './rateLimit';

/** How many connections may be open at once. */
interface ConnectionLimit {
  /** Of all networks together. */
  most: number;
  /** Of one network, unless it is a trusted proxy. */
  mostOfNetwork: number;
}

/** Generous, as thousands share one network in Kenya and each browser opens six; a small machine can hold as many. */
export const standardConnections: ConnectionLimit = { most: 4000, mostOfNetwork: 1000 };

/** Closes new connections where there are too many. */
export function limitConnections(
  server: Server,
  proxies: Pick<Proxies, 'isProxy'>,
  { most, mostOfNetwork }: ConnectionLimit,
): void {
  const open = new Map<string, number>();
  server.maxConnections = most;
  server.on('connection', (socket: Socket) => {
    if (proxies.isProxy(socket.remoteAddress)) return;
    const network = networkOf(socket.remoteAddress);
    const count = (open.get(network) ?? 0) + 1;
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
    if (count > mostOfNetwork) socket.destroy();
  });
}
