import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite } from './kit/bundle';
import { cleanly } from './kit/folders';
import { figuresOf, generate } from './kit/generate';
import { processorTimeOf } from './kit/memory';
import { compare, readFileStore } from './kit/rows';
import { serverStarter } from './kit/serverProcess';
import { promises, type Scenario } from './scenario';

/** Pages, scripts and pictures as a browser asks for them: a page, then what it needs. */
function pathsOf(clientDir: string): string[] {
  const pages = [
    '/',
    '/services',
    '/Testimonials',
    '/ContactUs',
    '/FAQ',
    '/AboutPage',
    '/BookAppointment',
    '/Gallery',
  ];
  const names = readdirSync(join(clientDir, 'assets'));
  const some = (end: string, count: number) => names.filter((name) => name.endsWith(end)).slice(0, count);
  const files = [
    ...some('.js', 12),
    ...some('.svg', 6),
    ...some('.avif', 6),
    ...some('.woff2', 1),
    ...some('.css', 2),
  ];
  return pages.flatMap((page, at) => [
    page,
    ...files.filter((_, n) => n % pages.length === at).map((name) => `/assets/${name}`),
  ]);
}

const average = (list: readonly number[]) =>
  Math.round(list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length));

/** A busy hour in a minute. */
export const load: Scenario = {
  name: 'load',
  title: '2,000 fetches of pages and files and 200 submissions a second, on all cores of this machine',
  run: ({ short }) =>
    cleanly(async (cleanup) => {
      const { broken, hold } = promises();
      const dataDir = join(cleanup.folder(), 'data');
      const start = await serverStarter({ site: 'whole' }, cleanup);
      const server = await start({ DATA_DIR: dataDir });
      const rate = short
        ? { gets: 200, posts: 20, warmUp: 1, seconds: 3 }
        : { gets: 2000, posts: 200, warmUp: 5, seconds: 60 };
      const { measured, memory } = await generate(
        { url: server.url, paths: pathsOf(builtSite()), ...rate },
        server.child.pid ?? 0,
      );
      const { gets, posts, mostUnderWay } = measured;
      const processorTime = processorTimeOf(server.child.pid ?? 0);
      hold((await server.stop()) === 0, 'The server did not end well');
      const stored = await readFileStore(join(dataDir, 'website.db'));
      const { doubled, rows } = compare(stored, []);
      for (const [what, { errors, p99 }] of Object.entries({ pages: gets, submissions: posts })) {
        hold(Object.keys(errors).length === 0, `There were errors with ${what}: ${JSON.stringify(errors)}`);
        hold(short || p99 < 100, `99 % of ${what} took up to ${String(p99)} ms`);
      }
      const sent = rate.posts * (rate.warmUp + rate.seconds);
      hold(rows === sent && doubled.length === 0, `${String(rows)} rows for ${String(sent)} submissions`);
      const third = Math.max(1, Math.floor(memory.length / 3));
      const [first, middle, last] = [
        memory.slice(0, third),
        memory.slice(third, -third),
        memory.slice(-third),
      ].map(average);
      hold(short || (last ?? 0) < (middle ?? 0) * 1.25, 'Memory grows');
      return {
        figures: {
          ...figuresOf('pages and files', gets),
          ...figuresOf('submissions', posts),
          'most requests under way at once': mostUnderWay,
          'seconds of a processor that the server used': processorTime,
          'rows in the store, of as many sent': `${String(rows)} of ${String(sent)}`,
          'memory of the server in the first, middle and last third, MB': [first, middle, last].join(', '),
        },
        broken,
      };
    }),
};
