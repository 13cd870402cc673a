import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PagePolicy } from './contentSecurityPolicy';
import { ofPage, setOwnHeaders, type Headers } from './securityHeaders';

/** Something the server answers with from memory, in every encoding that a browser may ask for. */
export interface Resource {
  /** Content-Type. */
  type: string;
  cacheControl: string;
  /** Hash of the content: the ETag without its quotes and encoding. */
  tag: string;
  /** In the place of those that every answer carries. */
  headers?: Headers;
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

export const revalidate = 'no-cache';
export const never = 'no-store';
/**
 * Of a page that is fetched ahead: long enough for the tap that follows. Had the browser to ask again, a tap during the
 * fetch would wait for two answers, one after the other. Private: nobody else may get an answer without this question.
 */
const ahead = 'private, max-age=60';
export const htmlType = 'text/html; charset=utf-8';
export const jsonType = 'application/json; charset=utf-8';

/** Hash of a content for its ETag. */
export function tagOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/** Makes a resource of a text, compressed once for many answers or quickly for one. */
export async function textResource(
  text: string,
  { type, cacheControl, effort = 11 }: { type: string; cacheControl: string; effort?: number },
): Promise<Resource> {
  const plain = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzip)(plain, { level: Math.min(effort, 9) }),
  ]);
  return { type, cacheControl, tag: tagOf(plain), plain, br, gzip: gz };
}

/** Makes a resource of a page, with the policy for what stands in it. */
export async function pageResource(
  html: string,
  policyOf: PagePolicy,
  made: { cacheControl: string; effort?: number },
): Promise<Resource> {
  return { ...(await textResource(html, { type: htmlType, ...made })), headers: ofPage(policyOf(html)) };
}

/** Whether an Accept-Encoding header allows a coding. */
export function accepts(header: string | undefined, coding: string): boolean {
  for (const part of (header ?? '').split(',')) {
    const [name, ...params] = part.split(';').map((piece) => piece.trim().toLowerCase());
    if (name === coding) return !params.some((param) => /^q=0(\.0*)?$/.test(param));
  }
  return false;
}

function holds(header: string | undefined, tag: string): boolean {
  const tags = (header ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''));
  return tags.some((known) => known === '*' || known.replace(/^"(.*?)(-br|-gzip)?"$/, '$1') === tag);
}

/** Answers GET or HEAD with a resource, or 304 where the browser has it. */
export function sendResource(
  req: IncomingMessage,
  res: ServerResponse,
  resource: Resource,
  status = 200,
): void {
  const { type, cacheControl, tag, plain, headers } = resource;
  const encoding = (['br', 'gzip'] as const).find(
    (coding) => resource[coding] && accepts(req.headers['accept-encoding'], coding),
  );
  const body = (encoding && resource[encoding]) ?? plain;
  if (headers) setOwnHeaders(res, headers);
  const isAhead =
    type === htmlType && cacheControl === revalidate && req.headers['sec-purpose'] === 'prefetch';
  res.setHeader('Cache-Control', isAhead ? ahead : cacheControl);
  if (resource.br ?? resource.gzip) res.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && cacheControl !== never) {
    res.setHeader('ETag', `"${tag}${encoding ? `-${encoding}` : ''}"`);
    if (holds(req.headers['if-none-match'], tag)) {
      res.writeHead(304).end();
      return;
    }
  }
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.writeHead(status, { 'Content-Type': type, 'Content-Length': body.length });
  res.end(req.method === 'HEAD' ? undefined : body);
}
