import { connect, type Socket } from 'node:net';

/** The answer to one request. */
export type RawAnswer = { status: number } | { error: string };

/** A connection that sends one request after the other and reads as little of the answers as possible. */
export class RawConnection {
  #socket: Socket;
  #parts: Buffer[] = [];
  #done: ((answer: RawAnswer) => void) | undefined;

  constructor(host: string, port: number) {
    this.#socket = connect({ host, port, noDelay: true });
    this.#socket.on('data', (part) => {
      this.#parts.push(part);
      this.#read();
    });
    const broken = (error: string) => {
      this.open = false;
      this.#settle({ error });
    };
    this.#socket.on('error', ({ message }) => {
      broken(message);
    });
    this.#socket.on('close', () => {
      broken('closed');
    });
  }

  /** Whether another request can be sent. */
  open = true;

  /** Sends a raw request, head and body, after the previous one has been answered. */
  send(bytes: Buffer, done: (answer: RawAnswer) => void): void {
    this.#done = done;
    this.#socket.write(bytes);
  }

  close(): void {
    this.#socket.destroy();
  }

  #settle(answer: RawAnswer): void {
    const done = this.#done;
    this.#done = undefined;
    this.#parts = [];
    done?.(answer);
  }

  #read(): void {
    const bytes = this.#parts.length === 1 ? (this.#parts[0] ?? Buffer.alloc(0)) : Buffer.concat(this.#parts);
    this.#parts = [bytes];
    const end = bytes.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = bytes.toString('latin1', 0, end);
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    const whole =
      length === undefined ? bytes.includes('\r\n0\r\n\r\n', end) : bytes.length >= end + 4 + Number(length);
    if (!whole) return;
    if (/\r\nconnection: *close/i.test(head)) this.open = false;
    this.#settle({ status: Number(head.slice(9, 12)) });
  }
}
