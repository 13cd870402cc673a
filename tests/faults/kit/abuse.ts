import { floods, smuggling } from './abuseHeaders';
import { found, get, host, json, many, type Abuse } from './abuseParts';
import type { RawReply } from './rawExchange';

/** Invalid request lines. */
const lines: Abuse[] = [
  ['garbage', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
  ['no method', ' / HTTP/1.1\r\n\r\n'],
  ['only line ends, then a request line that is none', '\r\n\r\n\r\nGET\r\n\r\n'],
  ['version 9.9', `GET / HTTP/9.9\r\n${host}\r\n`],
  ['version 0.9', 'GET /\r\n'],
  ['two spaces', `GET  /  HTTP/1.1\r\n${host}\r\n`],
  ['a NUL in the target', `GET /\0 HTTP/1.1\r\n${host}\r\n`],
  ['lower case', `get / http/1.1\r\n${host}\r\n`],
  ['no Host', 'GET / HTTP/1.1\r\n\r\n'],
  ['two Hosts', `GET / HTTP/1.1\r\n${host}Host: evil.example\r\n\r\n`],
  ['HTTP/2 without TLS', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
].map(([name = '', bytes = '']) => ({
  name: `request line: ${name}`,
  bytes,
  right: name === 'two Hosts' ? [400] : [...found, 505],
}));

const targets: Abuse[] = [
  '/../../etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..\\..\\etc\\passwd',
  '//evil.example/',
  '///',
  '/.git/config',
  '/.vite/manifest.json',
  '/assets/../../server/serve.js',
  '/%00',
  '/%',
  '/%zz',
  '/%c0%ae%c0%ae/',
  '/%ff',
  '/index.html%00.jpg',
  '/?%',
  '*',
  'http://evil.example/',
  'http://127.0.0.1/healthz',
  'https://[::1',
  '/;/',
  '/ContactUs/..;/',
  '/website.db',
  '/data/website.db',
  '/FAQ?again=../../x',
  '/__proto__',
  '/constructor',
  `/${'a'.repeat(8000)}`,
  `/?${'a=1&'.repeat(1500)}`,
  '/%E2%80%AE',
  '/healthz/../reviews.json',
  '/ReviewSent?x=<script>alert(1)</script>',
].map((target) => ({ name: `target: ${target.slice(0, 40)}`, bytes: get(target), right: found }));

const methods: Abuse[] = [
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'BREW',
  'PURGE',
  'DELETE',
  'PUT',
  'PATCH',
  'OPTIONS',
  'HEAD',
].flatMap((method) =>
  ['/', '/send-review', '/healthz', '/nothing'].map((path) => ({
    name: `method: ${method} ${path}`,
    bytes: `${method} ${method === 'CONNECT' ? 'evil.example:443' : path} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
    right: [200, 204, 400, 404, 405, 501],
  })),
);

const bodies: Abuse[] = [
  {
    name: 'body: 1 MB, announced',
    bytes: `POST /send-review HTTP/1.1\r\n${json}Content-Length: 1048576\r\n\r\n${'a'.repeat(2 ** 20)}`,
    right: [413],
  },
  {
    name: 'body: 1 MB in chunks',
    bytes: `POST /send-review HTTP/1.1\r\n${json}Transfer-Encoding: chunked\r\n\r\n${many(256, () => `1000\r\n${'a'.repeat(4096)}\r\n`)}0\r\n\r\n`,
    right: [413],
  },
  {
    name: 'body: 3,000 chunks of one byte',
    bytes: `POST /send-review HTTP/1.1\r\n${json}Transfer-Encoding: chunked\r\n\r\n${many(3000, () => '1\r\na\r\n')}0\r\n\r\n`,
    right: [400],
  },
  {
    name: 'body: compressed',
    bytes: `POST /send-review HTTP/1.1\r\n${json}Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}`,
    right: [415],
  },
  {
    name: 'body: of a GET',
    bytes: `GET / HTTP/1.1\r\n${json}Content-Length: 2\r\n\r\n{}`,
    right: [200, 400],
  },
  {
    name: 'trailers',
    bytes: `POST /subscribe HTTP/1.1\r\n${json}Transfer-Encoding: chunked\r\nTrailer: Content-Length\r\n\r\n2\r\n{}\r\n0\r\nContent-Length: 99\r\n\r\n`,
    right: [400, 422],
  },
];

/** The complete list. */
export const abuses: readonly Abuse[] = [
  ...lines,
  ...targets,
  ...floods,
  ...smuggling,
  ...methods,
  ...bodies,
];

/** What is wrong with the answers; undefined if they are right. */
export function wrongWith({ name, right, most }: Abuse, { statuses, text }: RawReply): string | undefined {
  const wrong = statuses.filter((status) => !right.includes(status));
  if (wrong.length > 0) return `${name}: answered ${wrong.join(', ')}`;
  if (most !== undefined && statuses.length > most)
    return `${name}: answered ${String(statuses.length)} times`;
  return /root:x:|evil\.example\/?"|<script>alert/.test(text)
    ? `${name}: the answer holds what it must not`
    : undefined;
}
