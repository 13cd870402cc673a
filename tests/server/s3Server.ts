import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** The signed parts of a request. Header names are in lower case. */
export interface SignedRequest {
  method: string;
  /** Path and query as sent. */
  target: string;
  headers: Readonly<Record<string, string | undefined>>;
}

/**
 * The signature of Amazon's "Signature Version 4", written from its documentation alone, so that the library's
 * signatures are compared with an independent implementation. `s3Server.test.ts` compares this with the
 * documentation's own examples.
 */
export function signatureOf(
  { method, target, headers }: SignedRequest,
  names: string,
  scope: string,
  secret: string,
): string {
  const { pathname, searchParams } = new URL(target, 'http://s3.invalid');
  const query = [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const signed = names.split(';').map((name) => `${name}:${(headers[name] ?? '').trim()}\n`);
  const canonical = [
    method,
    pathname
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    query,
    signed.join(''),
    names,
    headers['x-amz-content-sha256'] ?? '',
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'] ?? '', scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((from, part) => hmac(from, part), `AWS4${secret}`);
  return hmac(key, text).toString('hex');
}

/** Keys of the bucket. */
export const keys = {
  accessKeyId: 'AKIDTEST',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG',
  region: 'test-1',
} as const;

/** Whether a request is signed with the bucket's keys, for the current time and for its actual content. */
function isSigned(req: IncomingMessage, body: Buffer): boolean {
  const headers = req.headers as Record<string, string>;
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+?), ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;
  const [, id, scope = '', names = '', given = ''] = pattern.exec(headers['authorization'] ?? '') ?? [];
  const hash = headers['x-amz-content-sha256'];
  const [, day = '', rest = ''] = /^(\d{8})T(\d{6})Z$/.exec(headers['x-amz-date'] ?? '') ?? [];
  const at = Date.parse(
    `${day.replace(/(....)(..)(..)/, '$1-$2-$3')}T${rest.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`,
  );
  if (id !== keys.accessKeyId || scope !== `${day}/${keys.region}/s3/aws4_request`) return false;
  if (!(Math.abs(Date.now() - at) < 15 * 60_000) || !names.split(';').includes('host')) return false;
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return false;
  const expected = signatureOf(
    { method: req.method ?? '', target: req.url ?? '', headers },
    names,
    scope,
    keys.secretAccessKey,
  );
  return given !== '' && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}

/** A bucket for tests: its contents, and how it responds. */
export interface TestBucket {
  url: string;
  objects: Map<string, Buffer>;
  /** While it is set, every request is answered with this status. */
  fails?: number;
}

/**
 * The few operations of S3 that backups need, in memory: upload in one piece or in parts, get, list, delete. Requests
 * with a wrong signature are refused with 403, as by real storage.
 */
export async function s3Server(): Promise<TestBucket> {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const bucket: TestBucket = { url: '', objects };

  function answer(
    req: IncomingMessage,
    body: Buffer,
  ): { status: number; text?: string | Buffer; etag?: string } {
    const { pathname, searchParams: query } = new URL(req.url ?? '', 'http://s3.invalid');
    const [, name = '', key = ''] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(pathname)) ?? [];
    if (name !== 'copies') return { status: 404, text: '<Error><Code>NoSuchBucket</Code></Error>' };
    const upload = query.get('uploadId') ?? '';
    if (req.method === 'POST' && query.has('uploads')) {
      uploads.set(`u${String(uploads.size)}`, new Map());
      const id = `u${String(uploads.size - 1)}`;
      return {
        status: 200,
        text: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      };
    }
    if (req.method === 'POST') {
      const parts = [...(uploads.get(upload) ?? [])].sort(([a], [b]) => a - b).map(([, part]) => part);
      objects.set(key, Buffer.concat(parts));
      const etag = `<ETag>"${sha256(Buffer.concat(parts)).slice(0, 32)}-${String(parts.length)}"</ETag>`;
      return {
        status: 200,
        text: `<CompleteMultipartUploadResult><Key>${key}</Key>${etag}</CompleteMultipartUploadResult>`,
      };
    }
    if (req.method === 'PUT') {
      if (upload === '') objects.set(key, body);
      else uploads.get(upload)?.set(Number(query.get('partNumber')), body);
      return { status: 200, etag: `"${createHash('md5').update(body).digest('hex')}"` };
    }
    if (req.method === 'DELETE') {
      objects.delete(key);
      return { status: 204 };
    }
    if (key !== '') {
      const found = objects.get(key);
      return found
        ? { status: 200, text: found }
        : { status: 404, text: '<Error><Code>NoSuchKey</Code></Error>' };
    }
    const rows = [...objects]
      .filter(([one]) => one.startsWith(query.get('prefix') ?? ''))
      .map(([one, { length }]) => `<Contents><Key>${one}</Key><Size>${String(length)}</Size></Contents>`);
    return {
      status: 200,
      text: `<ListBucketResult><IsTruncated>false</IsTruncated>${rows.join('')}</ListBucketResult>`,
    };
  }

  const server = createServer((req, res) => {
    void buffer(req).then((body) => {
      const {
        status,
        text = '',
        etag,
      } = isSigned(req, body)
        ? bucket.fails === undefined
          ? answer(req, body)
          : { status: bucket.fails }
        : { status: 403, text: '<Error><Code>SignatureDoesNotMatch</Code></Error>' };
      res
        .writeHead(status, {
          ...(etag !== undefined && { ETag: etag }),
          'Content-Length': Buffer.byteLength(text),
        })
        .end(text);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  bucket.url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/copies`;
  return bucket;
}
