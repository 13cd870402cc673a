import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { compressed, htmlType, revalidate, tagOf } from '../../../src/server/http/resource';
import { httpsProxy } from '../../support/httpsProxy';
import type { ServedSite } from '../builtSite';
import type { FrontEnd } from './frontEnds';

interface Answer {
  body: Buffer;
  headers: Readonly<Record<string, string>>;
}

/** A response compressed like our own files, with the headers that allow caching or revalidation. */
async function textAnswer(text: string, type: string, cacheControl: string): Promise<Answer> {
  const plain = Buffer.from(text);
  const { br } = await compressed(plain);
  const headers = {
    'content-type': type,
    'content-encoding': 'br',
    'cache-control': cacheControl,
    etag: `"${tagOf(plain)}"`,
  };
  return { body: br, headers };
}

const forGood = 'public, max-age=31536000, immutable';
/** A font that a front end loads from another host, which is not reachable here. */
const foreignFace = /@font-face\s*\{[^}]*url\(["']?https:[^}]*\}/g;

async function fileAnswer(file: string): Promise<Answer> {
  const type = getMimeType(file) ?? 'application/octet-stream';
  const isText = /\.(?:css|js|json|svg|map)$/.test(file);
  const text = () => readFileSync(file, 'utf8').replaceAll(foreignFace, '');
  if (isText) return textAnswer(text(), type, forGood);
  return { body: readFileSync(file), headers: { 'content-type': type, 'cache-control': forGood } };
}

function send(request: IncomingMessage, response: ServerResponse, { body, headers }: Answer): void {
  if (headers['etag'] !== undefined && request.headers['if-none-match'] === headers['etag']) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
}

/** Paths of the two pages. */
export const peerPaths = { text: '/ParamedicsPage', form: '/ContactUs' } as const;

/**
 * Serves a front end's two pages and its files like the site: compressed once, behind the same proxy. A submitted form
 * is answered as if it were empty.
 */
export async function serveFrontEnd(frontEnd: FrontEnd): Promise<ServedSite> {
  const page = (html: string) => textAnswer(html, htmlType, revalidate);
  const pages = {
    text: await page(frontEnd.render('text')),
    form: await page(frontEnd.render('form')),
  };
  const wrong = await page(frontEnd.render('form', true));
  const files = new Map<string, Promise<Answer>>();
  const fileAt = (path: string) => {
    const file = join(frontEnd.files, normalize(path));
    if (!existsSync(file) || !statSync(file).isFile()) return undefined;
    const answer = files.get(file) ?? fileAnswer(file);
    files.set(file, answer);
    return answer;
  };
  const answerTo = async ({ method, url = '/' }: IncomingMessage) => {
    const path = new URL(url, 'http://host').pathname;
    if (method === 'POST') return wrong;
    if (path === peerPaths.form) return pages.form;
    // All links lead to a text page.
    return /\.\w+$/.test(path) ? fileAt(path) : pages.text;
  };
  const server = createServer((request, response) => {
    void answerTo(request).then((answer) => {
      if (answer) send(request, response, answer);
      else response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const proxy = await httpsProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return {
    url: proxy.url,
    stop: async () => {
      await proxy.stop();
      server.closeAllConnections();
      server.close();
    },
  };
}
