/** One way to abuse HTTP, with the correct answers. */
export interface Abuse {
  name: string;
  bytes: string;
  /** Statuses that are correct for every answer on the connection; if empty, closing it or waiting is correct too. */
  right: readonly number[];
  /** Maximum number of answers: more would mean that a hidden request was treated as a separate one. */
  most?: number;
}

/** Header lines that every request needs. */
export const host = 'Host: 127.0.0.1\r\n';
/** The same for a post of JSON. */
export const json = `${host}Content-Type: application/json\r\n`;
/** A request for a target. */
export const get = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\n${host}${headers}\r\n`;
/** A line, repeated a number of times. */
export const many = (count: number, line: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => line(n)).join('');
/** Correct answers for any address. */
export const found = [200, 204, 206, 301, 304, 400, 404, 405, 501] as const;
