import { join } from 'node:path';
import { builtSite } from './kit/bundle';
import { cleanly } from './kit/folders';
import { processorTimeOf } from './kit/memory';
import { figuresOf, generate, meansOf, pathsOf } from './kit/mixedLoad';
import { compare, readFileStore } from './kit/rows';
import { serverStarter } from './kit/serverProcess';
import { promises, type Scenario } from './scenario';

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
      const [first, middle, last] = meansOf(memory, 3);
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
