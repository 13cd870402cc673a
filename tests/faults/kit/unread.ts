import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Clients that pipeline requests and do not read the answers. */
export interface UnreadCrowd {
  /** Sends a number of further requests on each open connection. */
  send(requests: number): void;
  /** Number of bytes sent. */
  sent(): number;
  /** Closes all connections. */
  close(): void;
}

/** Opens connections that read nothing. Each requests one path repeatedly. */
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
