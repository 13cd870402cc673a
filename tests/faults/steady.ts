import { join } from 'node:path';
import { builtSite } from './kit/bundle';
import { cleanly } from './kit/folders';
import { processorTimeOf } from './kit/memory';
import { figuresOf, generate, meansOf, pathsOf } from './kit/mixedLoad';
import { compare, readFileStore } from './kit/rows';
import { serverStarter } from './kit/serverProcess';
import { promises, type Scenario } from './scenario';

/** For how long, in minutes; `STEADY_MINUTES` says another number. */
const minutes = () => Number(process.env['STEADY_MINUTES'] ?? 30);
/** Parts of the time for which the memory is told. */
const parts = 6;

/** Half an hour of what `load` does for a minute. */
export const steady: Scenario = {
  name: 'steady',
  title: 'The same load for half an hour: memory stays flat',
  onlyByName: true,
  run: ({ short }) =>
    cleanly(async (cleanup) => {
      const { broken, hold } = promises();
      const dataDir = join(cleanup.folder(), 'data');
      const start = await serverStarter({ site: 'whole' }, cleanup);
      const server = await start({ DATA_DIR: dataDir });
      const rate = short
        ? { gets: 200, posts: 20, warmUp: 1, seconds: 3 }
        : { gets: 2000, posts: 200, warmUp: 30, seconds: minutes() * 60 };
      const { measured, memory } = await generate(
        { url: server.url, paths: pathsOf(builtSite()), ...rate },
        server.child.pid ?? 0,
      );
      const { gets, posts, mostUnderWay } = measured;
      const processorTime = processorTimeOf(server.child.pid ?? 0);
      hold((await server.stop()) === 0, 'The server did not end well');
      const stored = await readFileStore(join(dataDir, 'website.db'));
      const { doubled, rows } = compare(stored, []);
      for (const [what, { errors }] of Object.entries({ pages: gets, submissions: posts }))
        hold(Object.keys(errors).length === 0, `There were errors with ${what}: ${JSON.stringify(errors)}`);
      const sent = rate.posts * (rate.warmUp + rate.seconds);
      hold(rows === sent && doubled.length === 0, `${String(rows)} rows for ${String(sent)} submissions`);
      const curve = meansOf(memory, parts);
      // The first part has what the runtime keeps for later still to come.
      hold(
        short || Math.max(...curve.slice(2)) < (curve[1] ?? 0) * 1.25,
        `Memory grows: ${curve.join(', ')} MB`,
      );
      return {
        figures: {
          ...figuresOf('pages and files', gets),
          ...figuresOf('submissions', posts),
          'most requests under way at once': mostUnderWay,
          'seconds of a processor that the server used': processorTime,
          'rows in the store, of as many sent': `${String(rows)} of ${String(sent)}`,
          minutes: minutes(),
          'memory of the server in each sixth of the time, MB': curve.join(', '),
          'most memory of the server, MB': Math.max(...memory),
        },
        broken,
      };
    }),
};
