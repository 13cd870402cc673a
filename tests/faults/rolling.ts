import { setTimeout as wait } from 'node:timers/promises';
import { startBalancer, type Balancer } from './kit/balancer';
import { cleanly } from './kit/folders';
import { figuresOf, generate } from './kit/generate';
import { postgresFor } from './kit/postgresFor';
import { compare, readPostgres } from './kit/rows';
import { serverStarter, type ServerProcess, type StartServer } from './kit/serverProcess';
import { promises, type Scenario } from './scenario';

/** Seconds for which a stopping server still answers: five times what the balancer takes to notice. */
const stopDelay = 1;

async function until(holds: () => boolean): Promise<void> {
  for (let left = 200; left > 0 && !holds(); left -= 1) await wait(50);
  if (!holds()) throw new Error('The balancer does not notice');
}

/** Replaces a server by a new one, as in a rolling restart: the next one follows when the new one is in use. */
async function replace(
  old: ServerProcess,
  { servers, uses }: Balancer,
  start: () => ReturnType<StartServer>,
): Promise<{ code: number | null; fresh: ServerProcess }> {
  const code = await old.stop();
  servers.delete(old.url);
  const fresh = await start();
  servers.add(fresh.url);
  await until(() => uses(fresh.url));
  return { code, fresh };
}

/** Servers behind a balancer are restarted one after the other. */
export const rolling: Scenario = {
  name: 'rolling',
  title: 'Servers on one Postgres, behind a balancer, are restarted one after the other under load',
  run: ({ short, tell }) =>
    cleanly(async (cleanup) => {
      const postgres = await postgresFor(cleanup);
      const { broken, hold } = promises();
      const starter = await serverStarter({ site: 'small' }, cleanup);
      const start = () =>
        starter({
          DATA_DIR: cleanup.folder(),
          DATABASE_URL: postgres.url,
          TRUSTED_PROXIES: '127.0.0.1',
          STOP_DELAY: String(stopDelay),
        });
      const balancer = await startBalancer(cleanup);
      let servers = await Promise.all(Array.from({ length: short ? 2 : 4 }, start));
      for (const { url } of servers) balancer.servers.add(url);
      await until(() => servers.every(({ url }) => balancer.uses(url)));

      const rate = short ? { gets: 50, posts: 10, seconds: 10 } : { gets: 200, posts: 40, seconds: 60 };
      const load = generate({
        url: balancer.url,
        paths: ['/', '/ContactUs', '/Testimonials', '/Subscribe'],
        warmUp: 0,
        ...rate,
      });
      const traffic = { ends: false };
      const measuring = load.finally(() => (traffic.ends = true));
      const codes: (number | null)[] = [];
      let rounds = 0;
      while (!traffic.ends) {
        const next: ServerProcess[] = [];
        for (const old of servers) {
          const { code, fresh } = await replace(old, balancer, start);
          codes.push(code);
          next.push(fresh);
        }
        servers = next;
        rounds += 1;
        tell(`${String(rounds)} times all`);
      }
      const { measured } = await measuring;
      const { doubled, rows } = compare(await readPostgres(postgres.url), []);
      const { gets, posts } = measured;
      for (const [what, { errors }] of Object.entries({ pages: gets, submissions: posts }))
        hold(Object.keys(errors).length === 0, `There were errors with ${what}: ${JSON.stringify(errors)}`);
      hold(
        codes.every((code) => code === 0),
        `Servers ended with ${codes.join(', ')}`,
      );
      hold(rows === posts.count && doubled.length === 0, `${String(rows)} rows of ${String(posts.count)}`);
      return {
        figures: {
          'servers behind the balancer': servers.length,
          'restarts, one after the other': codes.length,
          ...figuresOf('pages', gets),
          ...figuresOf('submissions', posts),
          'rows in the store': rows,
        },
        broken,
      };
    }),
};
