import { cleanly, type Cleanup } from './kit/folders';
import { client, type Sent } from './kit/post';
import { postgresFor } from './kit/postgresFor';
import { serverStarter } from './kit/serverProcess';
import { asJson, isAcknowledged, submissionAt } from './kit/submissions';
import { promises, type Scenario } from './scenario';

/** Visitors who each send the next request when the last one has been answered. */
const visitors = 32;

/** Requests per second that the servers answer, spread evenly over them. */
async function perSecond(
  urls: readonly string[],
  seconds: number,
  sent: (n: number) => Sent,
): Promise<{ rate: number; failed: number }> {
  const { send, close } = client({ connections: visitors });
  const end = Date.now() + seconds * 1000;
  let [next, answered, failed] = [0, 0, 0];
  async function visit(): Promise<void> {
    while (Date.now() < end) {
      const n = next++;
      const answer = await send(urls[n % urls.length] ?? '', sent(n));
      if (answer?.status === 200 || isAcknowledged(answer)) answered += 1;
      else failed += 1;
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit));
  close();
  return { rate: Math.round(answered / seconds), failed };
}

/** Throughput of 1, 2 and 4 servers, and of the embedded database. */
async function measure(count: number, seconds: number, cleanup: Cleanup, databaseUrl?: string) {
  const start = await serverStarter({ site: 'whole' }, cleanup);
  const servers = await Promise.all(
    Array.from({ length: count }, () =>
      start({
        DATA_DIR: cleanup.folder(),
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      }),
    ),
  );
  const urls = servers.map(({ url }) => url);
  const page = { method: 'GET', path: '/ContactUs', headers: { 'Accept-Encoding': 'br' } };
  // The first seconds of a process are its slowest.
  await perSecond(urls, 1, () => page);
  const pages = await perSecond(urls, seconds, () => page);
  const run = `scale${String(count)}${databaseUrl === undefined ? 'f' : 'p'}`;
  const posts = await perSecond(urls, seconds, (n) => asJson(submissionAt(n, run)));
  await Promise.all(servers.map((server) => server.stop()));
  return { pages, posts };
}

/** Throughput relative to one server. */
export const scale: Scenario = {
  name: 'scale',
  title: 'Pages and submissions a second with the database file, and with 1, 2 and 4 servers on one Postgres',
  run: ({ short, tell }) =>
    cleanly(async (cleanup) => {
      const { broken, hold } = promises();
      const postgres = await postgresFor(cleanup);
      const seconds = short ? 1 : 8;
      const figures: Record<string, number> = {};
      for (const count of [0, 1, 2, 4]) {
        const what = count === 0 ? 'database file' : `Postgres, ${String(count)} servers`;
        const { pages, posts } = await measure(
          Math.max(1, count),
          seconds,
          cleanup,
          count === 0 ? undefined : postgres.url,
        );
        figures[`${what}: pages a second`] = pages.rate;
        figures[`${what}: submissions a second`] = posts.rate;
        hold(pages.failed + posts.failed === 0, `${what}: ${String(pages.failed + posts.failed)} failed`);
        tell(what);
      }
      return { figures, broken };
    }),
};
