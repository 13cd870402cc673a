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

/** Whether a parameter of the content type leaves the text in UTF-8. */
function isReadable(parameter: string): boolean {
  const [name = '', value = ''] = parameter.split('=').map((part) => part.trim());
  return name !== 'charset' || ['utf-8', 'utf8'].includes(value.replace(/^"(.*)"$/, '$1'));
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
