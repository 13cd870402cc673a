import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tryLink } from './kit/deskVisit';
import { cleanly } from './kit/folders';
import { startFront } from './kit/front';
import { memoryOf } from './kit/memory';
import { client } from './kit/post';
import { serverStarter, type ServerProcess } from './kit/serverProcess';
import { openUnreadCrowd } from './kit/unread';
import { withAll } from './kit/withAll';
import { promises, type Hold, type Scenario } from './scenario';

/** Maximum memory of the site, in MB, and maximum time that others wait, in ms. */
const maxMemory = 300;
const maxWait = 1000;

/** Requests the site's health until the work is done. @returns The longest response time in ms. */
async function waitBeside(url: string, work: Promise<unknown>): Promise<number> {
  let longest = 0;
  const working = { on: true };
  void work.finally(() => (working.on = false));
  do {
    const began = performance.now();
    const { status } = await fetch(`${url}/healthz`);
    longest = Math.max(longest, Math.round(performance.now() - began));
    if (status !== 200) return Infinity;
    await wait(25);
  } while (working.on);
  return longest;
}

/** Fifty posts of 16 KB at once, refused and stored. @returns Time in ms until all are answered. */
async function sendFifty({ url }: ServerProcess, fill: string, hold: Hold): Promise<number> {
  const { send, close } = client({ connections: 50, timeout: 60_000 });
  const sent = {
    path: '/subscribe',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
    body: `email=x${fill.repeat(16_100)}x`,
  };
  const began = performance.now();
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(url, sent)));
  const took = Math.round(performance.now() - began);
  close();
  const wrong = answers.filter((answer) => answer?.status !== 303).length;
  hold(wrong === 0, `${String(wrong)} of 50 posts of 16 KB were not answered with 303`);
  return took;
}

/** Blanks must not cost more than letters, whose cost is mostly that of the store. */
async function sendBlanks(server: ServerProcess, hold: Hold) {
  const letters = await sendFifty(server, 'a', hold);
  const blanks = await sendFifty(server, '+', hold);
  hold(
    blanks < 3 * letters + 500,
    `50 posts of blanks took ${String(blanks)} ms, of letters ${String(letters)} ms`,
  );
  return {
    '50 posts of 16 KB of letters, all answered after, ms': letters,
    '50 posts of 16 KB of blanks, all answered after, ms': blanks,
  };
}

/** Pipelined requests whose answers are not read. @param front Address of the proxy that gets them; left out: the server itself. */
async function sendAhead(
  { url, child }: ServerProcess,
  { path, connections, requests }: { path: string; connections: number; requests: number },
  hold: Hold,
  front?: string,
) {
  const through = front === undefined ? '' : ' through Caddy';
  const name = `${String(connections)} connections, ${String(requests)} requests each for ${path}${through}`;
  const crowd = await openUnreadCrowd(front ?? url, path, connections);
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, memoryOf(child.pid ?? 0))), 50);
  crowd.send(requests);
  const longest = await waitBeside(url, wait(2000));
  clearInterval(timer);
  const megabytes = Math.round(crowd.sent() / 1e5) / 10;
  crowd.close();
  hold(peak < maxMemory, `${name}: ${String(peak)} MB of memory`);
  hold(longest < maxWait, `${name}: others waited ${String(longest)} ms`);
  return {
    [`${name}: sent, MB`]: megabytes,
    [`${name}: most memory, MB`]: peak,
    [`${name}: longest wait of others, ms`]: longest,
  };
}

/** Guesses sign-in links, a thousand at once, and requests the desk's pages: nobody gets in, and the site keeps working. */
async function floodDesk({ url, child }: ServerProcess, hold: Hold) {
  const statuses = new Map<number, number>();
  const counted = async (answer: Promise<Response>) => {
    const { status } = await answer;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  const guesses = Array.from({ length: 1000 }, (_, n) => n);
  const guessing = withAll(guesses, 50, async (n) => {
    const link = String(n).padStart(22, 'A');
    await counted(tryLink(url, link));
    await counted(fetch(`${url}/desk?q=${'x'.repeat(500)}`, { headers: { Cookie: `desk=${link}.${link}` } }));
  });
  const longest = await waitBeside(url, guessing);
  const others = [...statuses.keys()].filter((status) => status !== 403 && status !== 429);
  hold(others.length === 0, `Guesses at the desk were answered ${others.join(', ')}`);
  hold(longest < maxWait, `Beside guesses at the desk others waited ${String(longest)} ms`);
  const memory = memoryOf(child.pid ?? 0);
  hold(memory < maxMemory, `Guesses at the desk: ${String(memory)} MB of memory`);
  return {
    'guesses at the desk, and its pages asked for': 2 * guesses.length,
    'of these let in': others.length,
    'of these refused by the limit on calls': statuses.get(429) ?? 0,
    'longest wait of others beside them, ms': longest,
  };
}

/** A few clients that request everything. */
export const flood: Scenario = {
  name: 'flood',
  title:
    'Posts of blanks, guesses at the desk, and clients that send hundreds of requests ahead and read no answer',
  run: ({ short, tell }) =>
    cleanly(async (cleanup) => {
      const { broken, hold } = promises();
      const start = await serverStarter({ site: short ? 'small' : 'whole' }, cleanup);
      const server = await start({ DATA_DIR: join(cleanup.folder(), 'data') });
      const figures: Record<string, number> = await sendBlanks(server, hold);
      const crowds = short
        ? [{ connections: 50, requests: 500 }]
        : [
            { connections: 50, requests: 500 },
            { connections: 300, requests: 16 },
          ];
      // More than the server itself could hold: Caddy passes one request of a connection on at a time.
      const many = { connections: 300, requests: 1000 };
      const front = short ? undefined : await startFront(server.url, cleanup);
      const paths = short
        ? ['/BookAppointment']
        : ['/BookAppointment', '/AppointmentRequested?reference=DNX-PC7'];
      for (const path of paths)
        for (const crowd of crowds) {
          Object.assign(figures, await sendAhead(server, { path, ...crowd }, hold));
          tell(`${String(crowd.connections)} connections for ${path}`);
        }
      for (const path of front === undefined ? [] : paths)
        Object.assign(figures, await sendAhead(server, { path, ...many }, hold, front));
      Object.assign(figures, await floodDesk(server, hold));
      const began = Date.now();
      hold((await server.stop()) === 0, 'The server did not end well');
      hold(Date.now() - began < 12_000, 'The server took too long to stop');
      return { figures, broken };
    }),
};
