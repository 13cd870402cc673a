import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes the Content-Security-Policy of a finished HTML page.
 * @throws {InlineCodeError} If the page contains code or styles that the build does not know.
 */
export type PagePolicy = (html: string) => string;

/** Origins that pages may use in addition to the usual ones. */
export interface AllowList {
  /** Foreign origins to which pages send data, such as the e-mail service's. */
  connectTo: readonly string[];
}

/** The policies of a build's pages, and the allow list for pages rendered later. */
export interface BuiltPolicies extends AllowList {
  /** By path of the file: `/index.html`. */
  pages: Readonly<Record<string, string>>;
}

/** Unknown inline code: the page must not be sent. */
export class InlineCodeError extends Error {
  override name = 'InlineCodeError';
}

/** Policy of answers that are not pages: nothing in them may load or run, wherever a browser shows them. */
export const nothingPolicy = "default-src 'none';frame-ancestors 'none'";

/** Policy of the service worker: it fetches the site's own files, and runs only itself. */
export const workerPolicy =
  "default-src 'none';connect-src 'self';require-trusted-types-for 'script';trusted-types 'none'";

/** Path to which browsers report violations, and its name in the policies. */
export const reportsPath = '/reports';
export const reportsName = 'site';

/** Added to every policy of an answer over https. */
export const upgrade = ';upgrade-insecure-requests';

/** Where the build writes its policies, in the client's folder; no server serves files below `.vite`. */
export const policiesFile = '.vite/policies.json';

/** Reads the policies of the build. @param clientDir Folder of the built client. */
export function readPolicies(clientDir: string): BuiltPolicies {
  return JSON.parse(readFileSync(join(clientDir, policiesFile), 'utf8')) as BuiltPolicies;
}

/** The source expression that allows a text in a policy, by its hash. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The content of a style or script element, or one tag with its attributes; comments are skipped. */
const markup =
  /<!--[\s\S]*?-->|<(style|script)((?:\s(?:"[^"]*"|'[^']*'|[^"'>])*)?)>([\s\S]*?)<\/\1\s*>|<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
const styleAttribute = /\sstyle=(?:"([^"]*)"|'([^']*)')/i;
/** Scripts that contain data; browsers run all others. */
const dataType = /\stype=(["']?)application\/(?:ld\+)?json\1(?:\s|$)/i;

/** Hashes of a page's style elements, in the order of the page, without duplicates. */
function inlineStyles(html: string): Set<string> {
  const sources = new Set<string>();
  const endOfHead = html.search(/<\/head>/i);
  for (const { 0: tag, 1: element, 2: inTag = '', 3: text = '', index } of html.matchAll(markup)) {
    if (tag.startsWith('<!--')) continue;
    const attribute = styleAttribute.exec(element === undefined ? tag : inTag);
    if (attribute) throw unknown('style attribute', attribute[1] ?? attribute[2] ?? '');
    if (element?.toLowerCase() === 'style') {
      // The renderer puts styles into the head; visitors' text appears only in the body.
      if (endOfHead < 0 || index > endOfHead) throw unknown('style element', text);
      sources.add(hashSource(text));
    } else if (element !== undefined && !/\ssrc=/i.test(inTag) && !dataType.test(inTag)) {
      throw unknown('script', text);
    }
  }
  return sources;
}

const unknown = (what: string, text: string) =>
  new InlineCodeError(`A page holds a ${what} that no policy allows: ${text.slice(0, 60)}`);

/** Makes the policies of pages: only the site's own files, styles by their hashes, no inline script, no strings evaluated as code. */
export function pagePolicy({ connectTo }: AllowList): PagePolicy {
  return (html) => {
    // Emotion inserts an empty element and fills it through the CSSOM, which the policy does not restrict.
    const styleSources = [...inlineStyles(html).add(hashSource(''))].join(' ');
    return [
      // Not 'none': Firefox applies it to prefetched files (rel=prefetch). Everything else has a directive of its own.
      "default-src 'self'",
      "object-src 'none'",
      "media-src 'none'",
      "frame-src 'none'",
      // The service worker, which stores the emergency pages.
      "worker-src 'self'",
      "script-src 'self'",
      `style-src ${styleSources}`,
      // Previews of photos are data: addresses.
      "img-src 'self' data:",
      ["connect-src 'self'", ...connectTo].join(' '),
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      // Its only policy returns only the worker's address: src/behaviours/page/serviceWorker.ts.
      'trusted-types offline',
      // Both directives, because some browsers support only one of them.
      `report-uri ${reportsPath}`,
      `report-to ${reportsName}`,
    ].join(';');
  };
}

/** The policy of the desk's pages: only their own style, script and font, and requests to this server. */
export const deskPolicy: PagePolicy = (html) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${[...inlineStyles(html)].join(' ')}`,
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join(';');
