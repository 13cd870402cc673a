import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

/** A host of static files. */
export interface StaticHost {
  /** Address without a slash at the end. */
  url: string;
  stop: () => Promise<void>;
}

/** The rules of a `_headers` file: a path, or a prefix if it ends with a star, and headers. */
function rulesOf(text: string) {
  const rules: { holds: (path: string) => boolean; headers: [name: string, value: string][] }[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    const start = line.endsWith('*') ? line.slice(0, -1) : undefined;
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value]);
    else if (line.startsWith('/'))
      rules.push({
        holds: (path) => (start === undefined ? path === line : path.startsWith(start)),
        headers: [],
      });
  }
  return rules;
}

/**
 * Serves a folder as a CDN or static host does: pages without their extension, `404.html` for all other paths, and the
 * headers of `_headers`, combined if several rules match. It accepts only GET and HEAD, and has no connection to the
 * server.
 */
export async function staticHost(folder: string): Promise<StaticHost> {
  const rules = rulesOf(readFileSync(join(folder, '_headers'), 'utf8'));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405).end();
      return;
    }
    const names = pathname === '/' ? ['index.html'] : [pathname, `${pathname}.html`];
    const isHidden = pathname === '/_headers' || pathname.includes('/.') || pathname.endsWith('.html');
    const found = isHidden
      ? undefined
      : names.map((name) => join(folder, name)).find((file) => /\.\w+$/.test(file) && existsSync(file));
    const headers = new Headers();
    for (const rule of rules.filter(({ holds }) => holds(pathname)))
      for (const [name, value] of rule.headers) headers.append(name, value);
    headers.set('Content-Type', getMimeType(found ?? '404.html') ?? 'application/octet-stream');
    response.writeHead(found === undefined ? 404 : 200, Object.fromEntries(headers));
    response.end(readFileSync(found ?? join(folder, '404.html')));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
