/** One way to abuse HTTP, and what is right to come back. */
export interface Abuse {
  name: string;
  bytes: string;
  /** Statuses that are right for every answer on the connection; without any, closing it or waiting is right too. */
  right: readonly number[];
  /** Most answers that may come: more would mean that a hidden request was taken for one. */
  most?: number;
}

/** Header lines that every request needs. */
export const host = 'Host: 127.0.0.1\r\n';
/** The same for a post of JSON. */
export const json = `${host}Content-Type: application/json\r\n`;
/** A request for a target. */
export const get = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\n${host}${headers}\r\n`;
/** A line, so many times. */
export const many = (count: number, line: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => line(n)).join('');
/** What may come back for any address. */
export const found = [200, 204, 206, 301, 304, 400, 404, 405, 501] as const;
