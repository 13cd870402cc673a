import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Clients that send requests ahead and read no answer. */
export interface UnreadCrowd {
  /** Sends this many requests more on each connection that is still open. */
  send(requests: number): void;
  /** Bytes that were sent. */
  sent(): number;
  /** Ends all connections. */
  close(): void;
}

/** Opens connections that read nothing. Each asks for one path, again and again. */
export async function openUnreadCrowd(url: string, path: string, count: number): Promise<UnreadCrowd> {
  const { hostname, port } = new URL(url);
  const request = `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`;
  let sent = 0;
  const sockets: Socket[] = [];
  for (let n = 0; n < count; n += 1) {
    const socket = connect(Number(port), hostname).pause();
    await once(socket, 'connect');
    socket.on('error', () => undefined);
    sockets.push(socket);
  }
  return {
    send(requests) {
      for (const socket of sockets) {
        if (!socket.writable) continue;
        socket.write(request.repeat(requests));
        sent += request.length * requests;
      }
    },
    sent: () => sent,
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
