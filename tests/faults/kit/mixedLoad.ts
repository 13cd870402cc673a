import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite } from './bundle';
import { cleanly } from './folders';
import { figuresOf, generate } from './generate';
import type { Load, Waits } from './generatorSettings';
import { processorTimeOf } from './memory';
import { compare, readFileStore } from './rows';
import { serverStarter } from './serverProcess';

/** Pages, scripts and pictures as a browser requests them: a page, then its files. */
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

/** The mean of each of a number of parts of a list, in order. */
export function meansOf(list: readonly number[], parts: number): number[] {
  const size = Math.max(1, Math.floor(list.length / parts));
  return Array.from({ length: parts }, (_, n) => {
    const part = n === parts - 1 ? list.slice(n * size) : list.slice(n * size, (n + 1) * size);
    return Math.round(part.reduce((sum, one) => sum + one, 0) / Math.max(1, part.length));
  });
}

/** Results of a server under load. */
interface UnderLoad {
  /** Response times of the two kinds of requests. */
  waits: { pages: Waits; submissions: Waits };
  /** Its memory in MB, once per second. */
  memory: number[];
  figures: Record<string, string | number>;
}

/**
 * Runs the whole server under load, and checks that it makes no errors, loses and duplicates nothing, and stops
 * cleanly.
 * @param hold Records a broken promise.
 */
export function underLoad(
  rate: Omit<Load, 'url' | 'paths'>,
  hold: (kept: boolean, broken: string) => void,
): Promise<UnderLoad> {
  return cleanly(async (cleanup) => {
    const dataDir = join(cleanup.folder(), 'data');
    const start = await serverStarter({ site: 'whole' }, cleanup);
    const server = await start({ DATA_DIR: dataDir });
    const pid = server.child.pid ?? 0;
    const { measured, memory } = await generate(
      { url: server.url, paths: pathsOf(builtSite()), ...rate },
      pid,
    );
    const { gets, posts, mostUnderWay } = measured;
    const processorTime = processorTimeOf(pid);
    hold((await server.stop()) === 0, 'The server did not end well');
    const { doubled, rows } = compare(await readFileStore(join(dataDir, 'website.db')), []);
    const waits = { pages: gets, submissions: posts };
    for (const [what, { errors }] of Object.entries(waits))
      hold(Object.keys(errors).length === 0, `There were errors with ${what}: ${JSON.stringify(errors)}`);
    const sent = rate.posts * (rate.warmUp + rate.seconds);
    hold(rows === sent && doubled.length === 0, `${String(rows)} rows for ${String(sent)} submissions`);
    const figures = {
      ...figuresOf('pages and files', gets),
      ...figuresOf('submissions', posts),
      'most requests under way at once': mostUnderWay,
      'seconds of a processor that the server used': processorTime,
      'rows in the store, of as many sent': `${String(rows)} of ${String(sent)}`,
    };
    return { waits, memory, figures };
  });
}
