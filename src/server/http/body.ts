import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HttpProblem } from './problem';

/** Longest body, in bytes. */
const maxBytes = 16 * 1024;
/**
 * Longest refused body that is read to its end, in bytes. If the connection is closed while a slow line still sends, the
 * browser shows its own error instead of the refusal.
 */
const maxDropped = 1024 * 1024;

/** @param isReadOn Whether Node reads the rest of the body and drops it; otherwise the connection is closed. */
function refuse(isReadOn: boolean): never {
  throw new HttpProblem(413, 'too_large', 'At most 16 KB can be sent.', {
    headers: isReadOn ? {} : { Connection: 'close' },
  });
}

/** Refuses bodies of more than 16 KB, whatever `Content-Length` says. */
export function limitBody(): MiddlewareHandler {
  const limitStream = bodyLimit({ maxSize: maxBytes, onError: () => refuse(false) });
  return (c, next) => {
    const length = c.req.header('Content-Length');
    // Node reads no more than `Content-Length`. Hono's limit would first create a stream of the body to see whether there
    // is one.
    if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) return limitStream(c, next);
    return Number(length) > maxBytes ? refuse(Number(length) <= maxDropped) : next();
  };
}

/** A parsed body. */
type Body = { kind: 'json'; value: Record<string, unknown> } | { kind: 'form'; value: URLSearchParams };

/** Parses a body of JSON or of a plain HTML form. @throws {HttpProblem} 415 or 400. */
export async function readBody({ req }: Context): Promise<Body> {
  const kind = kindOf(req.raw.headers);
  const text = decode(await req.arrayBuffer());
  return kind === 'form' ? { kind, value: new URLSearchParams(text) } : { kind, value: parseObject(text) };
}

function kindOf(headers: Headers): Body['kind'] {
  const [type, ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  const kind = kinds.get(type?.trim() ?? '');
  if (kind && encoding === 'identity' && parameters.every(isReadable)) return kind;
  throw new HttpProblem(
    415,
    'unsupported_type',
    'Send application/json or application/x-www-form-urlencoded in UTF-8, not compressed.',
    { headers: { Connection: 'close' } },
  );
}

const kinds = new Map<string, Body['kind']>([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
]);

/** Whether a parameter of the content type is compatible with UTF-8. */
function isReadable(parameter: string): boolean {
  const [name = '', value = ''] = parameter.split('=').map((part) => part.trim());
  return name !== 'charset' || ['utf-8', 'utf8'].includes(value.replace(/^"(.*)"$/, '$1'));
}

function decode(bytes: ArrayBuffer): string {
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
  if (isRecord(value)) return value;
  throw new HttpProblem(400, 'malformed', 'The body is not a JSON object.');
}

/** Whether a value is an object with fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
