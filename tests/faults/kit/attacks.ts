import { setTimeout as wait } from 'node:timers/promises';
import { client } from './post';
import { asJson, isAcknowledged, submissionAt } from './submissions';

const hex = (n: number) => n.toString(16);
/** An address of one IPv6 customer, each time in another of the 256 networks that count as a household's. */
export const ofOneCustomer = (n: number) => `2001:db8:1:${hex((n % 256) * 256)}::1`;
/** An address in its own network, with a new provider for every two hundred visitors. */
export const ofItsOwn = (n: number) => `${String(60 + (n % 100))}.${String(n % 2)}.${String(n % 250)}.7`;

/** How long others waited for a page, in ms. */
export interface Beside {
  median: number;
  longest: number;
}

/** Requests the home page until the work is done. */
export async function besides(url: string, work: Promise<unknown>): Promise<Beside> {
  const waits: number[] = [];
  const working = { on: true };
  void work.finally(() => (working.on = false));
  do {
    const began = performance.now();
    await (await fetch(url)).arrayBuffer();
    waits.push(Math.round(performance.now() - began));
    await wait(25);
  } while (working.on);
  waits.sort((a, b) => a - b);
  return { median: waits[Math.floor(waits.length / 2)] ?? 0, longest: waits.at(-1) ?? 0 };
}

/**
 * One customer posts from all their networks, while forty others each send a form from another network.
 * @param body The customer's body.
 * @returns How many of the forty were refused, and how many posts of the customer were accepted.
 */
export async function crowdOut(url: string, seconds: number, body: (n: number) => string) {
  const attacker = client({ connections: 64, timeout: 30_000 });
  const others = client({ connections: 8, timeout: 30_000 });
  const honest = 40;
  const perSecond = 120;
  let [refused, taken] = [0, 0];
  const under: Promise<unknown>[] = [];
  const began = performance.now();
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const due = began + (n * 1000) / perSecond;
    if (due > performance.now()) await wait(due - performance.now());
    const posted = attacker.send(url, {
      path: '/send-review',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': ofOneCustomer(n) },
      body: body(n),
    });
    under.push(posted.then((answer) => (taken += isAcknowledged(answer) ? 1 : 0)));
    const visitor = n / ((perSecond * seconds) / honest);
    if (!Number.isInteger(visitor)) continue;
    const { headers, ...form } = asJson(submissionAt(visitor * 4, 'honest'));
    const sent = others.send(url, { ...form, headers: { ...headers, 'X-Forwarded-For': ofItsOwn(visitor) } });
    under.push(sent.then((answer) => (refused += isAcknowledged(answer) ? 0 : 1)));
  }
  await Promise.all(under);
  attacker.close();
  others.close();
  return { refused, honest, taken };
}

/** Requests costly pages as fast as possible. @returns How many were answered with 200. */
export async function askAll(
  url: string,
  {
    connections,
    seconds,
    path,
    from,
  }: { connections: number; seconds: number; path: (n: number) => string; from: (n: number) => string },
): Promise<number> {
  const asker = client({ connections, timeout: 60_000 });
  const end = performance.now() + seconds * 1000;
  let [n, got] = [0, 0];
  const lane = async () => {
    while (performance.now() < end) {
      n += 1;
      const headers = { 'X-Forwarded-For': from(n), Accept: 'text/html', 'Accept-Encoding': 'br' };
      const answer = await asker.send(url, { method: 'GET', path: path(n), headers });
      if (answer?.status === 200) got += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  asker.close();
  return got;
}
