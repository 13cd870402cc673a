import { connect } from 'node:net';

/** The answers on a connection: the status of each, and whether the server closed it. */
export interface RawReply {
  statuses: number[];
  closed: boolean;
  text: string;
}

/**
 * Sends raw bytes, and listens until the server closes or is silent for a while.
 * @param silence Time in ms without a byte after which it counts as silent; a fifth of it after the first byte.
 */
export function exchangeRaw(url: string, bytes: string | Buffer, silence = 2500): Promise<RawReply> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let text = '';
    let timer: NodeJS.Timeout | undefined;
    const socket = connect(Number(port), hostname);
    const end = (closed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      // Only real answers: a status line inside a page does not count.
      const statuses = [...text.matchAll(/(?:^|\n)HTTP\/1\.[01] (\d{3})/g)].map(([, status]) =>
        Number(status),
      );
      resolve({ statuses, closed, text });
    };
    const listen = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(end, ms, false);
    };
    socket.on('connect', () => {
      listen(silence);
      socket.write(Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes, 'latin1'));
    });
    socket.on('data', (part) => {
      text += part.toString('latin1');
      listen(silence / 5);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      end(true);
    });
  });
}
