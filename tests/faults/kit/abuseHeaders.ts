import { found, get, json, many, type Abuse } from './abuseParts';

const review = '{"name":"Smuggler","title":"T","text":"X"}';
const hidden = `POST /send-review HTTP/1.1\r\n${json}Content-Length: ${String(review.length)}\r\n\r\n${review}`;
const refused = [400] as const;

/** Too many headers, and invalid ones. */
export const floods: readonly Abuse[] = [
  { name: 'headers: 1 MB in one', bytes: get('/', `X-A: ${'a'.repeat(2 ** 20)}\r\n`), right: [400, 431] },
  {
    name: 'headers: 5,000 of them',
    bytes: get(
      '/',
      many(5000, (n) => `X-${String(n)}: ${String(n)}\r\n`),
    ),
    right: [200, 400, 431],
  },
  {
    name: 'headers: 5,000 cookies',
    bytes: get(
      '/',
      many(1500, (n) => `Cookie: a${String(n)}=b\r\n`),
    ),
    right: [200, 400, 431],
  },
  {
    name: 'headers: 4,000 ranges',
    bytes: get('/', `Range: bytes=${many(2500, (n) => `${String(n)}-,`)}0-\r\n`),
    right: found,
  },
  { name: 'headers: Range that is none', bytes: get('/', 'Range: bytes=5-1,x\r\n'), right: [200, 206, 416] },
  { name: 'headers: folded', bytes: get('/', 'X-A: b\r\n c\r\n'), right: found },
  { name: 'headers: no colon', bytes: get('/', 'X-A\r\n'), right: refused },
  { name: 'headers: space before the colon', bytes: get('/', 'X-A : b\r\n'), right: refused },
  { name: 'headers: NUL in a value', bytes: get('/', 'X-A: \0\r\n'), right: refused },
  {
    name: 'headers: If-None-Match of 7 KB',
    bytes: get('/', `If-None-Match: ${'"a",'.repeat(1800)}"b"\r\n`),
    right: [200, 304],
  },
  {
    name: 'headers: an impossible date',
    bytes: get('/', 'If-Modified-Since: Tue, 99 Foo 99999 99:99:99 GMT\r\n'),
    right: [200, 304],
  },
  {
    name: 'headers: Accept-Encoding that is none',
    bytes: get('/', `Accept-Encoding: ${'br;q=9,'.repeat(800)}\r\n`),
    right: [200],
  },
  {
    name: 'Upgrade to WebSocket',
    bytes: get(
      '/',
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: eA==\r\nSec-WebSocket-Version: 13\r\n',
    ),
    right: [200, 400, 426],
  },
  {
    name: 'Upgrade to h2c',
    bytes: get('/', 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n'),
    right: [200, 400, 426],
  },
  {
    name: 'Expect of an unknown kind',
    bytes: `POST /subscribe HTTP/1.1\r\n${json}Expect: the-unexpected\r\nContent-Length: 2\r\n\r\n{}`,
    right: [400, 417, 422],
  },
  {
    name: 'Expect: 100-continue',
    bytes: `POST /subscribe HTTP/1.1\r\n${json}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}`,
    right: [100, 422],
  },
  {
    name: 'pipelining of 100 requests',
    bytes: many(100, () => get('/robots.txt')),
    right: [200, 404],
    most: 100,
  },
];

/** Requests whose end is ambiguous. A hidden request must never be treated as a separate one. */
export const smuggling: readonly Abuse[] = [
  {
    name: 'Content-Length and Transfer-Encoding',
    bytes: `POST /subscribe HTTP/1.1\r\n${json}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  },
  {
    name: 'two different Content-Lengths',
    bytes: `POST /subscribe HTTP/1.1\r\n${json}Content-Length: 2\r\nContent-Length: ${String(2 + hidden.length)}\r\n\r\n{}${hidden}`,
  },
  {
    name: 'Content-Length with a sign',
    bytes: `POST /subscribe HTTP/1.1\r\n${json}Content-Length: +2\r\n\r\n{}${hidden}`,
  },
  {
    name: 'negative Content-Length',
    bytes: `POST /subscribe HTTP/1.1\r\n${json}Content-Length: -2\r\n\r\n{}${hidden}`,
  },
  {
    name: 'Content-Length of 30 digits',
    bytes: `POST /subscribe HTTP/1.1\r\n${json}Content-Length: ${'9'.repeat(30)}\r\n\r\n{}${hidden}`,
  },
  {
    name: 'Transfer-Encoding: xchunked',
    bytes: `POST /subscribe HTTP/1.1\r\n${json}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`,
  },
  {
    name: 'Transfer-Encoding: chunked, identity',
    bytes: `POST /subscribe HTTP/1.1\r\n${json}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`,
  },
  {
    name: 'Transfer-Encoding with a tab before its colon',
    bytes: `POST /subscribe HTTP/1.1\r\n${json}Transfer-Encoding\t: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  },
  {
    name: 'a chunk size that is none',
    bytes: `POST /subscribe HTTP/1.1\r\n${json}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n${hidden}`,
  },
  {
    name: 'a chunk size that overflows',
    bytes: `POST /subscribe HTTP/1.1\r\n${json}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff1\r\n{}\r\n0\r\n\r\n${hidden}`,
  },
  {
    name: 'line ends without CR',
    bytes: `POST /subscribe HTTP/1.1\n${json.replaceAll('\r', '')}Content-Length: 2\n\n{}`,
  },
].map((abuse) => ({ ...abuse, name: `smuggling: ${abuse.name}`, right: [400, 413, 415, 422, 501], most: 1 }));
