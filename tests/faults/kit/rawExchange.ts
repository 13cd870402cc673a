import { connect } from 'node:net';

/** What came back on a connection: the status of each answer, and whether the server closed it. */
export interface RawReply {
  statuses: number[];
  closed: boolean;
  text: string;
}

/**
 * Sends bytes as they are, and listens until the server closes or is silent for a while.
 * @param silence Milliseconds without a byte after which it counts as silent; once something came, a fifth of it is enough.
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
      // Answers only: a status line inside of a page is no answer.
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
