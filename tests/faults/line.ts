import { join } from 'node:path';
import { openBadLine, type BadLine } from './kit/badLine';
import { cleanly, type Cleanup } from './kit/folders';
import { compare, readFileStore } from './kit/rows';
import { serverStarter } from './kit/serverProcess';
import { submissionAt, type Submission } from './kit/submissions';
import { visitorInNode, visitorsInBrowser, type Press } from './kit/visitors';
import { promises, type Scenario } from './scenario';

const stated = {
  dropped: 15,
  'refused with 503': 10,
  'answer lost after it was stored': 20,
  stalled: 5,
} as const;
/** How often a visitor presses the button before giving up. */
const maxPresses = 5;

/** What the forms told visitors. */
interface FormResults {
  arrived: Submission[];
  /** Submissions whose form reported a failure at least once. */
  failedOnce: Set<string>;
  /** Those that were given up. */
  failed: Submission[];
}

/** Everybody sends one submission after the other, and presses again if the form reports a failure. */
async function sendAll(presses: readonly Press[], count: number, together: number): Promise<FormResults> {
  const results: FormResults = { arrived: [], failedOnce: new Set(), failed: [] };
  let next = 0;
  async function visit(press: Press): Promise<void> {
    while (next < count) {
      const submission = submissionAt(next++, 'line');
      let arrived = false;
      for (let tries = 0; tries < maxPresses && !arrived; tries += 1) {
        arrived = await press(submission);
        if (!arrived) results.failedOnce.add(submission.tag);
      }
      (arrived ? results.arrived : results.failed).push(submission);
    }
  }
  const lanes = presses.flatMap((press) => Array.from({ length: together }, () => press));
  await Promise.all(lanes.map(visit));
  return results;
}

const again = ({ calls }: BadLine) => [...calls.values()].filter((times) => times > 1).length;

async function visitors(short: boolean, url: string, cleanup: Cleanup): Promise<Press[]> {
  return short ? [await visitorInNode(url, cleanup)] : visitorsInBrowser(url, 8, cleanup);
}

/** A network that fails in every possible way. */
export const line: Scenario = {
  name: 'line',
  title: 'Forms are sent over a line that drops, refuses, stalls and loses answers',
  run: ({ short }) =>
    cleanly(async (cleanup) => {
      const { broken, hold } = promises();
      const count = short ? 100 : 1000;
      // A stalled request ends after 15 s by the browser's clock, which is too long for the short run.
      const shares = { ...stated, ...(short && { stalled: 0 }) };
      const dataDir = join(cleanup.folder(), 'data');
      const start = await serverStarter({ site: short ? 'small' : 'whole' }, cleanup);
      const server = await start({ DATA_DIR: dataDir });
      const bad = await openBadLine(server.url, shares, (body) => /line[ .]\d+/.exec(body)?.[0] ?? '', 7);
      cleanup.add(() => bad.close());
      const presses = await visitors(short, bad.url, cleanup);
      // A browser opens six connections per site; further ones would wait.
      const results = await sendAll(presses, count, short ? 25 : 6);
      hold((await server.stop()) === 0, 'The server did not end well');
      const stored = await readFileStore(join(dataDir, 'website.db'));
      const { lost, doubled, rows } = compare(stored, results.arrived);
      hold(lost.length === 0, `Told to have arrived, and not stored: ${lost.slice(0, 5).join(', ')}`);
      hold(doubled.length === 0, `Stored twice: ${doubled.slice(0, 5).join(', ')}`);
      hold(stored.integrity === 'ok', `Integrity: ${stored.integrity}`);
      hold(results.failed.length + results.arrived.length === count, 'Some were told nothing');
      hold(again(bad) > count / 10, 'The line was not bad enough to test anything');
      const sent = [...bad.calls.values()].reduce((sum, times) => sum + times, 0);
      const share = (fate: keyof typeof bad.counts) =>
        `${String(Math.round((100 * bad.counts[fate]) / sent))} %`;
      return {
        figures: {
          submissions: count,
          'calls on the line': sent,
          ...Object.fromEntries(
            (Object.keys(stated) as (keyof typeof stated)[]).map((fate) => [`calls ${fate}`, share(fate)]),
          ),
          'submissions that needed more than one call': again(bad),
          'forms that said "not sent" at least once': results.failedOnce.size,
          [`forms given up after pressing ${String(maxPresses)} times`]: results.failed.length,
          'forms that said it had arrived': results.arrived.length,
          'of these not stored (false success)': lost.length,
          'stored twice': doubled.length,
          'rows in the store': rows,
        },
        broken,
      };
    }),
};
