import type { PageRenderer } from '../../domain/pages';

/**
 * Knows every page's other spellings: any letter case, a trailing slash, `.html`, and the paths that lead elsewhere.
 * @returns Gives the path that another spelling leads to; nothing for a page's own path and for what is no page.
 */
export function otherSpellings({ paths, redirects }: Pick<PageRenderer, 'paths' | 'redirects'>) {
  const targets = new Map(paths.map((path) => [path.toLowerCase(), path]));
  for (const [from, to] of Object.entries(redirects)) {
    if (!targets.has(from.toLowerCase())) targets.set(from.toLowerCase(), to);
  }
  const canonical = new Set(paths);
  return (path: string): string | undefined => {
    if (canonical.has(path)) return undefined;
    const plain = path.toLowerCase().replace(/\/+$/, '');
    const bare = plain.replace(/\.html$/, '').replace(/^\/index$/, plain.endsWith('.html') ? '/' : '/index');
    return targets.get(bare === '' ? '/' : bare);
  };
}
