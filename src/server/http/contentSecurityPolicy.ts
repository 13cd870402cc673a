import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Gives the Content-Security-Policy of a finished HTML page.
 * @throws {InlineCodeError} Something in the page could run or style it that the build does not know.
 */
export type PagePolicy = (html: string) => string;

/** What pages may hold and do beyond what all pages may. */
export interface AllowList {
  /** Foreign origins that pages send to, such as the e-mail service's. */
  connectTo: readonly string[];
  /** Origin of the server where pages lie elsewhere: they send forms and reports there. Missing where it is theirs. */
  server?: string | undefined;
}

/** The policies of a build's pages, and the list that pages rendered later are held to. */
export interface BuiltPolicies extends AllowList {
  /** By the path of the file: `/index.html`. */
  pages: Readonly<Record<string, string>>;
}

/** Inline code that no build has written: the page must not be sent. */
class InlineCodeError extends Error {
  override name = 'InlineCodeError';
}

/** Policy of answers that are no page: nothing in them may load or run, wherever a browser shows them. */
export const nothingPolicy = "default-src 'none';frame-ancestors 'none'";

/** Policy of the service worker: it fetches the site's own files, and runs nothing but itself. */
export const workerPolicy =
  "default-src 'none';connect-src 'self';require-trusted-types-for 'script';trusted-types 'none'";

/** Where browsers send what a policy has stopped, and what policies call that place. */
export const reportsPath = '/reports';
export const reportsName = 'site';

/** Added to every policy where the answer goes out over https. */
export const upgrade = ';upgrade-insecure-requests';

/** Where the build leaves its policies, in the folder of the client; no server sends what lies below `.vite`. */
export const policiesFile = '.vite/policies.json';

/** Reads the policies that the build has left. @param clientDir Folder of the built client. */
export function readPolicies(clientDir: string): BuiltPolicies {
  return JSON.parse(readFileSync(join(clientDir, policiesFile), 'utf8')) as BuiltPolicies;
}

/** The source that allows a text in a policy, by its hash. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The text between a style or script element's tags, or one tag with its attributes; comments hold neither. */
const markup =
  /<!--[\s\S]*?-->|<(style|script)((?:\s(?:"[^"]*"|'[^']*'|[^"'>])*)?)>([\s\S]*?)<\/\1\s*>|<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
const styleAttribute = /\sstyle=(?:"([^"]*)"|'([^']*)')/i;
/** Scripts that hold data; browsers run every other one. */
const dataType = /\stype=(["']?)application\/(?:ld\+)?json\1(?:\s|$)/i;

/** Hashes of a page's style elements, in the order of the page, each once. */
function inlineStyles(html: string): Set<string> {
  const sources = new Set<string>();
  const endOfHead = html.search(/<\/head>/i);
  for (const { 0: tag, 1: element, 2: inTag = '', 3: text = '', index } of html.matchAll(markup)) {
    if (tag.startsWith('<!--')) continue;
    const attribute = styleAttribute.exec(element === undefined ? tag : inTag);
    if (attribute) throw unknown('style attribute', attribute[1] ?? attribute[2] ?? '');
    if (element?.toLowerCase() === 'style') {
      // The renderer puts styles in the head; text from visitors appears only in the body.
      if (endOfHead < 0 || index > endOfHead) throw unknown('style element', text);
      sources.add(hashSource(text));
    } else if (element !== undefined && !/\ssrc=/i.test(inTag) && !dataType.test(inTag)) {
      throw unknown('script', text);
    }
  }
  return sources;
}

const unknown = (what: string, text: string) =>
  new InlineCodeError(`A page holds a ${what} that the build does not know: ${text.slice(0, 60)}`);

/**
 * Makes the policies of pages: nothing but the site's own files, styles by their hashes, no inline script, no text that
 * becomes code.
 */
export function pagePolicy({ connectTo, server }: AllowList): PagePolicy {
  const own = server === undefined ? "'self'" : `'self' ${server}`;
  return (html) => {
    // Emotion puts an empty element there and fills it through the CSSOM, which policies leave alone.
    const styleSources = [...inlineStyles(html).add(hashSource(''))].join(' ');
    return [
      // Not 'none': Firefox holds what is fetched ahead (rel=prefetch) against it. All else has its own line.
      "default-src 'self'",
      "object-src 'none'",
      "media-src 'none'",
      "frame-src 'none'",
      // The service worker, which keeps the emergency pages.
      "worker-src 'self'",
      "script-src 'self'",
      `style-src ${styleSources}`,
      // Previews of photos are data: addresses.
      "img-src 'self' data:",
      ['connect-src', own, ...connectTo].join(' '),
      "base-uri 'none'",
      `form-action ${own}`,
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      // Its one policy gives one text, the worker's address: src/behaviours/offlineCopy.ts.
      'trusted-types offline',
      // Where browsers tell what was stopped: some read the one, some the other.
      `report-uri ${server ?? ''}${reportsPath}`,
      `report-to ${reportsName}`,
    ].join(';');
  };
}

/** The policy of staff's pages: nothing but their own style, script, face, and questions to this server. */
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
