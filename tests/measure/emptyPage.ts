import { readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { certificate, certificateKey } from '../support/httpsProxy';
import type { ServedSite } from './builtSite';

const html =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<link rel="icon" href="data:,"><title>Nothing</title></head><body><p>A page of one sentence.</p></body></html>';

/** Serves an empty page like the site, over HTTP/2 with TLS: its times are those of the machine. */
export async function serveEmptyPage(): Promise<ServedSite> {
  const server = createSecureServer({ cert: readFileSync(certificate), key: readFileSync(certificateKey) });
  server.on('request', (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        // Not awaited: the browser may keep its connection open.
        server.close();
        resolve();
      }),
  };
}
