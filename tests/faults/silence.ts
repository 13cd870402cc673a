import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cleanly } from './kit/folders';
import { noPostgres, startPostgres } from './kit/postgres';
import { client } from './kit/post';
import { serverStarter } from './kit/serverProcess';
import { openSilentLine } from './kit/silentLine';
import { asJson, isAcknowledged, submissionAt } from './kit/submissions';
import { promises, type Scenario } from './scenario';

/** Longest that an answer, and stopping, may take in ms. */
const longest = 15_000;

/** A line to Postgres on which nothing comes any more, as when a machine is taken away. */
export const silence: Scenario = {
  name: 'silence',
  title:
    'Postgres falls silent without closing its connections, is back, falls silent again, and the site is stopped',
  run: () =>
    cleanly(async (cleanup) => {
      const postgres = await startPostgres(cleanup);
      if (!postgres) return { figures: {}, broken: [], notRun: noPostgres };
      const { broken, hold } = promises();
      const line = await openSilentLine(new URL(postgres.url), cleanup);
      const start = await serverStarter({ site: 'small' }, cleanup);
      const server = await start({ DATA_DIR: join(cleanup.folder(), 'data'), DATABASE_URL: line.url });
      const { send, close } = client({ connections: 30, timeout: 60_000 });
      cleanup.add(close);
      let n = 0;
      const post = async () => {
        const began = Date.now();
        const answer = await send(server.url, asJson(submissionAt(n++, 'silence')));
        return { answer, ms: Date.now() - began };
      };
      hold(isAcknowledged((await post()).answer), 'A post before the fault was not taken');

      line.silence();
      const posts = await Promise.all(Array.from({ length: 20 }, post));
      const slowest = Math.max(...posts.map(({ ms }) => ms));
      for (const { answer } of posts)
        hold(
          answer?.status === 503 && answer.headers['retry-after'] !== undefined,
          `A post to a silent Postgres was answered ${String(answer?.status)}`,
        );
      hold(slowest < longest, `A post to a silent Postgres was answered after ${String(slowest)} ms`);
      const health = await fetch(`${server.url}/healthz`);
      hold(
        health.status === 503,
        `With a silent Postgres the site says ${String(health.status)} of its health`,
      );
      const page = await fetch(`${server.url}/ContactUs`);
      hold(page.status === 200, `A page was answered ${String(page.status)} while Postgres was silent`);

      line.speak();
      hold(isAcknowledged((await post()).answer), 'With Postgres back the site takes nothing');

      line.silence();
      const underWay = Array.from({ length: 6 }, post);
      // Until they have reached the site.
      await wait(500);
      const began = Date.now();
      const code = await server.stop();
      const stopping = Date.now() - began;
      await Promise.all(underWay);
      hold(stopping < longest, `The site took ${String(stopping)} ms to stop`);
      return {
        figures: {
          'posts to a silent Postgres': posts.length,
          'of these answered with 503': posts.filter(({ answer }) => answer?.status === 503).length,
          'the slowest of these answers, ms': slowest,
          'stopping with 6 posts under way, ms': stopping,
          'exit code': String(code),
        },
        broken,
      };
    }),
};
