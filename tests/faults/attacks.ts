import { join } from 'node:path';
import { askAll, besides, crowdOut, ofItsOwn, ofOneCustomer } from './kit/attacks';
import { cleanly } from './kit/folders';
import { client } from './kit/post';
import { serverStarter } from './kit/serverProcess';
import { promises, type Scenario } from './scenario';

const letters = 'CDFGHJKMNPQRTVWXY';
/** A reference in the format of bookings, a different one each time. */
const referenceAt = (n: number) =>
  [...'abc-def'].map((one, at) => (one === '-' ? one : letters[(n * (at + 3)) % letters.length])).join('');

/** Posts a form that is refused and stored. @returns The address of its page. */
async function refusedForm(url: string): Promise<string> {
  const { send, close } = client();
  const answer = await send(url, {
    path: '/send-review',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Accept: 'text/html',
      'X-Forwarded-For': '41.90.1.7',
    },
    body: 'name=&text=Quick+and+kind',
  });
  close();
  return String(answer?.headers['location'] ?? '').replace(/#.*/, '');
}

/** Visitors who take more than their share, with the usual limits. */
export const attacks: Scenario = {
  name: 'attacks',
  title: 'One customer posts from all their networks, and pages that cost are asked for as fast as they come',
  run: ({ short, tell }) =>
    cleanly(async (cleanup) => {
      const { broken, hold } = promises();
      const start = await serverStarter({ site: short ? 'small' : 'whole' }, cleanup);
      const server = await start(
        { DATA_DIR: join(cleanup.folder(), 'data'), TRUSTED_PROXIES: '127.0.0.1' },
        { limited: true },
      );
      const { url } = server;
      const seconds = short ? 2 : 12;
      const empty = await crowdOut(url, seconds, () => '{}');
      hold(
        empty.refused === 0,
        `${String(empty.refused)} of ${String(empty.honest)} others were refused beside empty posts`,
      );
      tell('empty posts of one /48');
      const full = await crowdOut(url, seconds, (n) =>
        JSON.stringify({ name: `A ${String(n)}`, title: 'B', text: 'C' }),
      );
      hold(
        full.refused === 0,
        `${String(full.refused)} of ${String(full.honest)} others were refused beside reviews`,
      );
      tell('reviews of one /48');

      const figures: Record<string, number | string> = {
        'posts a second of one /48, in its 256 networks': 120,
        'of 40 others refused beside empty posts': empty.refused,
        'of 40 others refused beside reviews': full.refused,
        'of these reviews taken': full.taken,
      };
      const kept = await refusedForm(url);
      const requests = [
        [
          'the page after a booking, each time with another reference',
          (n: number) => `/AppointmentRequested?reference=${referenceAt(n)}`,
        ],
        ['a refused form', () => kept],
      ] as const;
      for (const [what, path] of requests)
        for (const [who, from] of [
          ['one /48', ofOneCustomer],
          ['two hundred networks', ofItsOwn],
        ] as const) {
          const asking = askAll(url, { connections: 20, seconds: short ? 1 : 5, path, from });
          const { median, longest } = await besides(url, asking);
          const name = `${what}, asked for by ${who}`;
          hold(short || longest < 1000, `${name}: others waited ${String(longest)} ms`);
          figures[`${name}: pages given`] = await asking;
          figures[`${name}: others waited at the median and at most, ms`] =
            `${String(median)}, ${String(longest)}`;
          tell(name);
        }
      hold((await server.stop()) === 0, 'The server did not end well');
      return { figures, broken };
    }),
};
