import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { PagePolicy } from './contentSecurityPolicy';
import type { HttpEnv } from './httpEnv';
import { policyHeader, withSecurityHeaders, type Headers } from './securityHeaders';

type Bytes = Buffer<ArrayBuffer>;

/** An answer served from memory, in all encodings that a browser may accept. */
export interface Resource {
  /** Content-Type. */
  type: string;
  cacheControl: string;
  /** Hash of the content: the ETag without quotes and encoding. */
  tag: string;
  /** Headers that replace the usual ones. */
  headers?: Headers;
  /** Whether it is a script, a font or a photo: not a document, so that it needs few headers. */
  subresource?: boolean;
  plain: Bytes;
  br?: Bytes;
  gzip?: Bytes;
}

/**
 * For pages: browsers ask each time whether theirs is current, a shared cache asks once a second. Not `no-cache`, which some
 * shared caches do not store.
 */
export const revalidate = 'public, max-age=0, s-maxage=1';
export const never = 'no-store';
/**
 * For a prefetched page: long enough for the tap that follows, which would otherwise wait for a second answer. Private: no
 * cache may serve it to others without asking the server.
 */
const prefetchCaching = 'private, max-age=60';
export const htmlType = 'text/html; charset=utf-8';
export const jsonType = 'application/json; charset=utf-8';

/** Hash of a content for its ETag. */
export function tagOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/** The compressed copies of a content. @param effort From 0 to 11. */
export async function compressed(plain: Buffer, effort = 11) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    // Blocks of 64 KB for a page of up to 100 KB save 40 bytes on the home page, and make no page larger. 0 is the
    // encoder's default.
    [constants.BROTLI_PARAM_LGBLOCK]: plain.length < 100_000 ? 16 : 0,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzip)(plain, { level: Math.min(effort, 9) }),
  ]);
  return { br, gzip: gz };
}

/** Makes a resource of a text, compressed well for many answers or quickly for one. */
export async function textResource(
  text: string,
  { type, cacheControl, effort }: { type: string; cacheControl: string; effort?: number },
): Promise<Resource> {
  const plain = Buffer.from(text);
  return { type, cacheControl, tag: tagOf(plain), plain, ...(await compressed(plain, effort)) };
}

/** Makes a resource of a page, with the policy for its content. */
export async function pageResource(
  html: string,
  policyOf: PagePolicy,
  made: { cacheControl: string; effort?: number },
): Promise<Resource> {
  const headers = { [policyHeader]: policyOf(html) };
  return { ...(await textResource(html, { type: htmlType, ...made })), headers };
}

/** The cached value for a name, created if it is missing; failures are not cached. */
export function cached<T>(map: Map<string, Promise<T>>, name: string, make: () => Promise<T>): Promise<T> {
  const known = map.get(name);
  if (known) return known;
  const made = make();
  map.set(name, made);
  made.catch(() => map.delete(name));
  return made;
}

/** The best encoding that both browser and resource support, brotli before gzip. */
function encodingFor(c: Context, resource: Resource): 'br' | 'gzip' | undefined {
  const given = accepts(c, {
    header: 'Accept-Encoding',
    supports: ['br', 'gzip'],
    default: '',
    match: (accepted, { supports }) =>
      supports.find((encoding) => accepted.some(({ type, q }) => type.toLowerCase() === encoding && q > 0)) ??
      '',
  });
  return (['br', 'gzip'] as const).find((encoding) => encoding === given && resource[encoding]);
}

/** Whether an If-None-Match header contains a tag, in any encoding. */
function matchesTag(header: string | undefined, tag: string): boolean {
  const tags = (header ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''));
  return tags.some((known) => known === '*' || known.replace(/^"(.*?)(-br|-gzip)?"$/, '$1') === tag);
}

/**
 * Answers with a resource, or 304 if the browser has it.
 * @param extraHeaders Headers of this answer only.
 */
export function respond(
  c: Context<HttpEnv>,
  resource: Resource,
  status: ContentfulStatusCode = 200,
  extraHeaders?: Headers,
): Response {
  const { type, cacheControl, tag, plain, subresource = false } = resource;
  const encoding = encodingFor(c, resource);
  const body = (encoding && resource[encoding]) ?? plain;
  const isPrefetch =
    type === htmlType && cacheControl === revalidate && c.req.header('Sec-Purpose') === 'prefetch';
  const headers = withSecurityHeaders(
    { ...resource.headers, ...extraHeaders, 'Cache-Control': isPrefetch ? prefetchCaching : cacheControl },
    { subresource, transport: c.get('transport') },
  );
  if (resource.br ?? resource.gzip) headers['Vary'] = 'Accept-Encoding';
  // Hono's `c.body` would create a headers object, which costs more than everything else here.
  const answer = (content: Bytes | null, as: number) => {
    const response = new Response(content, { status: as, headers });
    c.set('fromMemory', response);
    return response;
  };
  if (status === 200 && cacheControl !== never) {
    headers['ETag'] = `"${tag}${encoding ? `-${encoding}` : ''}"`;
    if (matchesTag(c.req.header('If-None-Match'), tag)) return answer(null, 304);
  }
  if (encoding) headers['Content-Encoding'] = encoding;
  // Set here, because Hono removes the body from the answer to HEAD.
  headers['Content-Length'] = String(body.length);
  headers['Content-Type'] = type;
  return answer(body, status);
}
