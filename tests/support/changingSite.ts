import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Site } from './site';

/** The parts of a response that a test may change. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** A proxy that lets a test take a site down, break it or replace its build, at a constant address. */
export interface ChangingSite {
  /** Address without a slash at the end. */
  url: string;
  /** While true every connection is closed without an answer. */
  down: boolean;
  /** Changes answers by path; by default they are passed on unchanged. */
  change: (path: string, answer: Answer) => Answer;
  /** Requested paths, each with its method. */
  requests: string[];
  stop: () => Promise<void>;
}

/** The answer for a file that no longer exists. */
export const notFound: Answer = { status: 404, headers: new Headers(), body: Buffer.from('') };

/** An answer with changed text. */
export function withText(answer: Answer, change: (text: string) => string): Answer {
  return { ...answer, body: Buffer.from(change(answer.body.toString())) };
}

async function answerOf(target: string, path: string, method: string): Promise<Answer> {
  const response = await fetch(target + path, {
    method,
    redirect: 'manual',
    headers: { 'Accept-Encoding': 'identity' },
  });
  return {
    status: response.status,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
  };
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const ofConnection = /^(?:connection|keep-alive|transfer-encoding|content-length|etag)$/;
  const passedOn = [...headers].filter(([name]) => !ofConnection.test(name));
  response.writeHead(status, Object.fromEntries(passedOn)).end(body);
}

/** Starts a proxy in front of a site. It handles reads; posts go to the site directly. */
export async function changingSite(site: Site): Promise<ChangingSite> {
  const server = createServer((request, response) => {
    const { url: path = '/', method = 'GET' } = request;
    changing.requests.push(`${method} ${path}`);
    if (changing.down) {
      request.socket.destroy();
      return;
    }
    answerOf(site.url, path, method).then(
      (answer) => {
        send(response, changing.change(path, answer));
      },
      () => request.socket.destroy(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const changing: ChangingSite = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    down: false,
    change: (_path, answer) => answer,
    requests: [],
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
  return changing;
}

const project = fileURLToPath(new URL('../..', import.meta.url));

/** The service worker of a build with `OFFLINE=off`. */
export async function workerThatRemovesItself(): Promise<string> {
  const built = await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    define: { __OFFLINE__: 'false', __OWNER__: '{}' },
    build: {
      write: false,
      rollupOptions: { input: 'src/app/worker/service-worker.ts', output: { format: 'iife' } },
    },
  });
  const [first] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (first?.type !== 'chunk') throw new Error('The worker was not built');
  return first.code;
}
