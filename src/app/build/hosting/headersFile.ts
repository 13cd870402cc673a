import { workerPath } from '../../../domain/offline';
import { languageOf, pathIn } from '../../../domain/language';
import type { ClientFiles } from '../../../server/http/clientFiles';
import { upgrade } from '../../../server/http/contentSecurityPolicy';
import {
  defaultHeadersFor,
  policyHeader as policy,
  sharingHeader as sharing,
  transportHeader,
} from '../../../server/http/securityHeaders';

/** A path of a static host in the format of `_headers`, with the headers of the files there. */
type Rule = readonly [path: string, headers: Readonly<Record<string, string>>];

/**
 * The part that all pages' policies share, without styles. Hosts send it with every answer, including that for unknown
 * addresses, in addition to a page's own policy. A browser applies both, so this one must not block anything that a
 * page needs.
 */
function commonPolicy(pagePolicy: string): string {
  const directives = pagePolicy.split(';').filter((part) => !/^(?:default-src|style-src)/.test(part));
  return ["font-src 'self'", "manifest-src 'self'", ...directives].join(';');
}

/** Pages by the path of their rule: pages of one folder share a rule, because hosts accept only 100. */
function groupByRule(pages: readonly string[]): Map<string, string[]> {
  // A language does not count as a folder: all of its pages together have more styles than fit into a line.
  const folderOf = (path: string) => {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    return pathIn('en', folder) === '/' ? '/' : folder;
  };
  const rules = new Map<string, string[]>();
  for (const path of pages) {
    const folder = folderOf(path);
    const others = pages.filter((other) => folderOf(other) === folder);
    const rule = folder === '/' || others.length === 1 ? path : `${folder}*`;
    rules.set(rule, [...(rules.get(rule) ?? []), path]);
  }
  return rules;
}

/** One policy for several pages: the styles of all of them, and everything that they have in common. */
function joinPolicies(policies: readonly string[]): string {
  const styles = /style-src ([^;]*)/;
  const sources = new Set(policies.flatMap((one) => styles.exec(one)?.[1]?.split(' ') ?? []));
  const [common = '', ...others] = new Set(policies.map((one) => one.replace(styles, 'style-src')));
  if (others.length > 0)
    throw new Error('The policies of pages in one folder differ in more than their styles');
  return common.replace('style-src', `style-src ${[...sources].join(' ')}`);
}

/**
 * The `_headers` file that Netlify, Cloudflare Pages and others read: the headers that our own server sends over
 * https. If two rules match a path, some hosts join the values and others use the later one; the result is correct
 * either way.
 * @param pages Paths of the pages.
 * @param strictTransport Value of `Strict-Transport-Security`.
 * @param server Origin of the server if it differs from the pages' origin.
 * @throws {Error} If a page has not been built.
 */
export function headersFile(
  files: ClientFiles,
  pages: readonly string[],
  strictTransport: string,
  server = '',
): string {
  const policyOf = (file: string) => {
    const found = files.get(file)?.headers?.[policy];
    if (found === undefined) throw new Error(`The build has no page ${file}`);
    return found;
  };
  const { [policy]: _none, [sharing]: _same, ...commonHeaders } = defaultHeadersFor(server);
  const rules: readonly Rule[] = [
    [
      '/*',
      {
        ...commonHeaders,
        [transportHeader]: strictTransport,
        [policy]: commonPolicy(policyOf('/404.html')) + upgrade,
      },
    ],
    ...[...groupByRule(pages)].map(([rule, paths]): Rule => {
      const files = paths.map((path) => (path === '/' ? '/index.html' : `${path}.html`));
      // For unknown addresses in the folder.
      if (rule.endsWith('*')) files.push(`${pathIn(languageOf(rule), '/404')}.html`);
      return [rule, { [policy]: joinPolicies(files.map(policyOf)) + upgrade, [sharing]: 'same-origin' }];
    }),
    [
      workerPath,
      { 'Cache-Control': 'no-cache', [policy]: policyOf(workerPath) + upgrade, [sharing]: 'same-origin' },
    ],
    ['/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable', [sharing]: 'same-origin' }],
    ...['/share/*', '/favicon.*', '/apple-touch-icon.*', '/icon-*'].map((path): Rule => [
      path,
      { [sharing]: 'cross-origin' },
    ]),
  ];
  return rules
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}
