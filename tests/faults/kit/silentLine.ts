import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Cleanup } from './folders';

/** A connection to a server that can become silent: connections stay open, new ones are accepted, and no byte passes. */
export interface SilentLine {
  /** The server's address with the host and port of this connection. */
  url: string;
  silence(): void;
  /** Closes the silent connections, and passes on new ones. */
  speak(): void;
}

/** Opens such a connection to a server. */
export async function openSilentLine(target: URL, cleanup: Cleanup): Promise<SilentLine> {
  const sockets = new Set<Socket>();
  let silent = false;
  const hold = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    hold(near);
    if (silent) return;
    const far = connect(Number(target.port), target.hostname);
    hold(far);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (part) => silent || to.write(part));
      from.on('end', () => silent || to.end());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  cleanup.add(() => {
    hangUp();
    server.close();
  });
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    silence() {
      silent = true;
    },
    speak() {
      hangUp();
      silent = false;
    },
  };
}
