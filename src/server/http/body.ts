import { HttpProblem } from './problem';

/** Longest body that is read, in bytes. */
export const longestBody = 16 * 1024;

const tooLarge = () =>
  new HttpProblem(413, 'too_large', 'At most 16 KB can be sent.', { headers: { Connection: 'close' } });

/** What a request holds. */
export type Body =
  { kind: 'json'; value: Record<string, unknown> } | { kind: 'form'; value: URLSearchParams };

/** Reads a body of JSON or of a plain HTML form; stops at the limit, whatever length was announced. */
export async function readBody(request: Request): Promise<Body> {
  const kind = kindOf(request.headers);
  if (Number(request.headers.get('content-length') ?? 0) > longestBody) throw tooLarge();
  const text = decode(await readBytes(request));
  return kind === 'form' ? { kind, value: new URLSearchParams(text) } : { kind, value: parseObject(text) };
}

function kindOf(headers: Headers): Body['kind'] {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const encoding = headers.get('content-encoding') ?? 'identity';
  if (encoding === 'identity' && type === 'application/json') return 'json';
  if (encoding === 'identity' && type === 'application/x-www-form-urlencoded') return 'form';
  throw new HttpProblem(
    415,
    'unsupported_type',
    'Send application/json or application/x-www-form-urlencoded, not compressed.',
  );
}

async function readBytes(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read().catch(brokenOff);
    if (done) break;
    length += value.length;
    if (length > longestBody) throw tooLarge();
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

function brokenOff(): never {
  throw new HttpProblem(400, 'malformed', 'The body broke off.');
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpProblem(400, 'malformed', 'The body is not UTF-8 text.');
  }
}

function parseObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpProblem(400, 'malformed', 'The body is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HttpProblem(400, 'malformed', 'The body is not a JSON object.');
  }
  return value as Record<string, unknown>;
}
