import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

const path = '/complaints-of-the-page.js';

/** Runs in the page before any script of its own; the list is `window.complaints`. */
const script = `
window.complaints = [];
for (const kind of ['error', 'warn']) {
  const write = console[kind];
  console[kind] = (...parts) => {
    window.complaints.push('console.' + kind + ': ' + parts.join(' '));
    write.apply(console, parts);
  };
}
addEventListener('error', (event) => {
  const { tagName, src, href } = event.target === window ? {} : event.target;
  window.complaints.push('error: ' + (event.message || tagName + ' ' + (src || href)));
}, true);
addEventListener('unhandledrejection', (event) => window.complaints.push('rejection: ' + event.reason));
addEventListener('securitypolicyviolation', (event) =>
  window.complaints.push('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
`;

/**
 * Stands before a site and adds to each page a script that collects its complaints: WebKit's driver has no command that
 * reads the console.
 * @param target Address of the site.
 */
export async function watchedSite(target: string): Promise<{ url: string; stop(): void }> {
  const { hostname, port } = new URL(target);
  const server = createServer((req, res) => {
    if (req.url === path) {
      res.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
      return;
    }
    const headers = { ...req.headers, 'accept-encoding': 'identity' };
    const call = request({ hostname, port, path: req.url, method: req.method, headers }, (answer) => {
      if (!answer.headers['content-type']?.startsWith('text/html')) {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
        return;
      }
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const page = Buffer.concat(parts)
          .toString()
          .replace('<head>', `<head><script src="${path}"></script>`);
        const { 'content-length': _, ...rest } = answer.headers;
        res.writeHead(answer.statusCode ?? 502, rest).end(page);
      });
    });
    call.once('error', () => res.destroy());
    res.once('close', () => call.destroy());
    req.pipe(call);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
