import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Site } from './site';

/** An answer on its way: what a test may change of it. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** A site that a test takes down, breaks or builds anew, at an address that stays. */
export interface ChangingSite {
  /** Address without a slash at the end. */
  url: string;
  /** While true every connection ends without an answer. */
  down: boolean;
  /** What is done to answers by path; other answers go through as they are. */
  change: (path: string, answer: Answer) => Answer;
  /** Paths that were asked for, each with its method. */
  asked: string[];
  stop: () => Promise<void>;
}

/** Nothing is at an address. */
export const gone: Answer = { status: 404, headers: new Headers(), body: Buffer.from('') };

/** An answer with its words changed. */
export function reworded(answer: Answer, change: (text: string) => string): Answer {
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

/** Puts itself in front of a site. It passes on what is read; what is sent goes to the site itself. */
export async function changingSite(site: Site): Promise<ChangingSite> {
  const server = createServer((request, response) => {
    const { url: path = '/', method = 'GET' } = request;
    changing.asked.push(`${method} ${path}`);
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
    asked: [],
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
