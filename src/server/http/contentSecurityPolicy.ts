import { createHash } from 'node:crypto';

/** Gives the Content-Security-Policy of a finished HTML page. */
export type PagePolicy = (html: string) => string;

/** Policy of answers that are no page: nothing in them may load or run, wherever a browser shows them. */
export const nothingPolicy = "default-src 'none';frame-ancestors 'none'";

/** Added to every policy where the answer goes out over https. */
export const upgrade = ';upgrade-insecure-requests';

/** The text between a style or script element's tags, or one tag with its attributes; comments hold neither. */
const markup =
  /<!--[\s\S]*?-->|<(style|script)((?:\s(?:"[^"]*"|'[^']*'|[^"'>])*)?)>([\s\S]*?)<\/\1\s*>|<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
const styleAttribute = /\sstyle=(?:"([^"]*)"|'([^']*)')/gi;
/** Types of scripts that browsers act on; others are data, and no policy speaks of them. */
const acting =
  /\stype="?(?:module|importmap|speculationrules|[a-z]+\/(?:x-)?(?:java|ecma)script)["\s]|^(?!.*\stype=)/is;

const entities: Readonly<Record<string, string>> = {
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  '#x27': "'",
  '#39': "'",
};
const unescape = (value: string) =>
  value.replace(/&(quot|amp|lt|gt|#x27|#39);/g, (all, name: string) => entities[name] ?? all);
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of what stands in a page itself, in the order in which it stands there, each once. */
interface Inline {
  styles: Set<string>;
  attributes: Set<string>;
  scripts: Set<string>;
}

function inlineOf(html: string): Inline {
  const found: Inline = { styles: new Set(), attributes: new Set(), scripts: new Set() };
  for (const [tag, element, attributes = '', text = ''] of html.matchAll(markup)) {
    if (element?.toLowerCase() === 'style') found.styles.add(hashOf(text));
    else if (element !== undefined && !/\ssrc=/i.test(attributes) && acting.test(attributes))
      found.scripts.add(hashOf(text));
    if (tag.startsWith('<!--')) continue;
    for (const [, double, single] of (element === undefined ? tag : attributes).matchAll(styleAttribute)) {
      found.attributes.add(hashOf(unescape(double ?? single ?? '')));
    }
  }
  return found;
}

/**
 * Makes the policies of a site's pages: nothing but the site's own files, styles by their hashes, no inline script, no
 * text that becomes code.
 * @param connectTo Foreign origins that pages send to, such as the e-mail service's.
 */
export function pagePolicy(connectTo: readonly string[] = []): PagePolicy {
  return (html) => {
    const { styles, attributes, scripts } = inlineOf(html);
    // Emotion puts an empty element there and fills it through the CSSOM, which policies leave alone.
    const styleSources = [...styles.add(hashOf(''))].join(' ');
    return [
      // Not 'none': Firefox holds what is fetched ahead (rel=prefetch) against it. All else has its own line.
      "default-src 'self'",
      "object-src 'none'",
      "media-src 'none'",
      "frame-src 'none'",
      // Would be what scripts are otherwise.
      "worker-src 'none'",
      ['script-src', "'self'", ...scripts].join(' '),
      `style-src ${styleSources}`,
      ...(attributes.size > 0 ? [['style-src-attr', "'unsafe-hashes'", ...attributes].join(' ')] : []),
      // Previews of photos are data: addresses.
      "img-src 'self' data:",
      ['connect-src', "'self'", ...connectTo].join(' '),
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join(';');
  };
}
