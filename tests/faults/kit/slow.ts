import { connect } from 'node:net';

/** Slow clients that keep their connections open. */
export interface SlowCrowd {
  /** Number of connections that are still open. */
  open(): number;
  close(): void;
}

/** Opens connections that send a byte now and then: half never finish their headers, half never finish a body. */
export function openSlowCrowd(url: string, count: number): SlowCrowd {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: count }, (_, n) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    // The answers are read, because otherwise the closing would not be noticed.
    socket.resume();
    const begin =
      n % 2 === 0
        ? 'GET / HTTP/1.1\r\nHost: slow\r\nX-A: '
        : 'POST /send-review HTTP/1.1\r\nHost: slow\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{"name":"';
    socket.write(begin);
    return socket;
  });
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }, 1000);
  return {
    open: () => sockets.filter((socket) => !socket.destroyed && socket.readable).length,
    close() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}
