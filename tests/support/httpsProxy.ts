import { readFileSync } from 'node:fs';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const pem = (name: string) => fileURLToPath(new URL(`../server/tls/${name}.pem`, import.meta.url));

/** Path of a certificate for `localhost` that is valid until 2126; its key is for tests only and not secret. */
export const certificate = pem('cert');

/** Path of the certificate's key. */
export const certificateKey = pem('key');

/** Settings of a site behind {@link httpsProxy}. */
export const behindProxy = { TRUSTED_PROXIES: '127.0.0.1, ::1' } as const;

/** A running proxy. */
export interface HttpsProxy {
  /** Its address without a slash at the end. */
  url: string;
  /** Closes it with all its connections. */
  stop(): Promise<void>;
}

/** Hop-by-hop headers, which are not passed on, and HTTP/2's pseudo-headers. */
const ofConnection = /^(?::.*|connection|keep-alive|transfer-encoding|upgrade|host)$/;

function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.test(name)));
}

/**
 * Starts an https and HTTP/2 proxy in front of a site on this machine, as nginx and Caddy do.
 * @param target Address of the site.
 */
export async function httpsProxy(target: string): Promise<HttpsProxy> {
  const { hostname, port } = new URL(target);
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({
    cert: readFileSync(certificate),
    key: readFileSync(certificateKey),
    allowHTTP1: true,
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.on('request', (req, res) => {
    const headers = {
      ...passedOn(req.headers),
      Host: req.authority || req.headers.host,
      'X-Forwarded-For': req.socket.remoteAddress,
      'X-Forwarded-Proto': 'https',
    };
    const options = { hostname, port, path: req.url, method: req.method, headers, agent };
    const upstream = request(options, (answer) => {
      res.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
      answer.pipe(res);
    });
    upstream.once('error', () => {
      res.stream.destroy();
    });
    // A browser that leaves the page cancels its requests.
    res.once('close', () => upstream.destroy());
    req.pipe(upstream);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        for (const session of sessions) session.destroy();
        agent.destroy();
        // Not awaited: the browser may keep an HTTP/1.1 connection open.
        server.close();
        resolve();
      }),
  };
}
