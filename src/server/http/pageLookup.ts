import type { PageRenderer } from '../../domain/pages';

/** What a path is to the site: a page, another spelling of one, or nothing it knows. */
export type PageMatch = { page: string } | { redirect: string } | undefined;

/**
 * Knows every page's path and its other spellings: any letter case, a trailing slash, `.html`, and the paths
 * that lead elsewhere.
 */
export function pageLookup({ paths, redirects }: Pick<PageRenderer, 'paths' | 'redirects'>) {
  const targets = new Map(paths.map((path) => [path.toLowerCase(), path]));
  for (const [from, to] of Object.entries(redirects)) {
    if (!targets.has(from.toLowerCase())) targets.set(from.toLowerCase(), to);
  }
  const canonical = new Set(paths);
  return (path: string): PageMatch => {
    if (canonical.has(path)) return { page: path };
    const plain = path.toLowerCase().replace(/\/+$/, '');
    const bare = plain.replace(/\.html$/, '').replace(/^\/index$/, plain.endsWith('.html') ? '/' : '/index');
    const target = targets.get(bare === '' ? '/' : bare);
    return target === undefined ? undefined : { redirect: target };
  };
}

export type PageLookup = ReturnType<typeof pageLookup>;
