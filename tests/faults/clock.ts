import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reachDesk } from '../../src/server/desk/deskSocket';
import { cleanly, type Cleanup } from './kit/folders';
import { client } from './kit/post';
import { compare, readFileStore } from './kit/rows';
import { serverStarter, type StartServer } from './kit/serverProcess';
import { asJson, isAcknowledged, kinds, submissionAt, type Submission } from './kit/submissions';
import { promises, type Scenario } from './scenario';

const day = 86_400_000;
const hour = 3_600_000;
/** Offsets of the clock, one after the other, in ms from the machine's time. */
const jumps = {
  'a year ahead': 365 * day,
  'a year back': -365 * day,
  'ten years ahead': 3650 * day,
  'before 2026': -2000 * day,
  'an hour back': -3_600_000,
  right: 0,
} as const;

/** What a message and a retention look like to a server whose clock is wrong. */
const wrongStarts = [
  { title: 'that starts in 2020', shift: -2500 * day, days: '365' },
  { title: 'that starts 45 days ahead', shift: 45 * day, days: '30' },
  { title: 'that starts ten years ahead', shift: 3650 * day, days: '365' },
  { title: 'that starts a month behind', shift: -31 * day, days: '30' },
] as const;

/**
 * A site runs, is started again with a wrong clock, gets a message, deletes what is old, and is started with the right clock.
 * @returns What is lost, and what the desk says of the clock while it is wrong.
 */
async function startWrong(
  { shift, days }: (typeof wrongStarts)[number],
  start: StartServer,
  folders: Cleanup,
): Promise<{ lost: number; isTold: boolean }> {
  const dataDir = join(folders.folder(), 'data');
  const clockFile = join(folders.folder(), 'shift');
  const env = { DATA_DIR: dataDir, RETENTION_DAYS: days };
  const { send, close } = client();
  const sent: Submission[] = [];
  const run = async (by: number, writes: boolean) => {
    writeFileSync(clockFile, String(by));
    const server = await start(env, { clockFile });
    if (writes) {
      // A message: a review that waits is kept for ever.
      const submission = submissionAt(1 + kinds.length * sent.length, 'start', Date.now() + by);
      if (isAcknowledged(await send(server.url, asJson(submission)))) sent.push(submission);
    }
    const desk = await reachDesk(dataDir);
    const health = await desk?.health();
    await desk?.purge('', 'delete');
    await server.stop();
    return health?.clock.doubt !== undefined;
  };
  await run(0, true);
  // The database is not new any more: that of a new machine follows its clock back for an hour.
  await run(2 * hour, false);
  const isTold = await run(shift, true);
  await run(2 * hour, true);
  await run(2 * hour, false);
  close();
  const stored = await readFileStore(join(dataDir, 'website.db'));
  return { lost: compare(stored, sent).lost.length + 3 - sent.length, isTold };
}

/** Clocks that jump. */
export const clock: Scenario = {
  name: 'clock',
  title: 'The clock jumps by years in both directions while visitors send forms',
  run: () =>
    cleanly(async (cleanup) => {
      const { broken, hold } = promises();
      const dataDir = join(cleanup.folder(), 'data');
      const clockFile = join(cleanup.folder(), 'shift');
      writeFileSync(clockFile, '0');
      const start = await serverStarter({ site: 'small' }, cleanup);
      // With the rate limit: a clock that goes back must not lock visitors out.
      const server = await start({ DATA_DIR: dataDir }, { clockFile, limited: true });
      const { send, close } = client();
      cleanup.add(close);
      const acknowledged: Submission[] = [];
      let n = 0;
      for (const [when, shift] of Object.entries(jumps)) {
        writeFileSync(clockFile, String(shift));
        for (let left = 12; left > 0; left -= 1) {
          // The available days depend on the server's clock, not on the machine's.
          const submission = submissionAt(n++, 'clock', Date.now() + shift);
          // Each is sent twice: keys and identical content are recognised whatever the clock does in between.
          const answers = [
            await send(server.url, asJson(submission)),
            await send(server.url, asJson(submission)),
          ];
          hold(
            answers.every(isAcknowledged),
            `A clock ${when}: ${answers.map((answer) => String(answer?.status)).join(', ')}`,
          );
          acknowledged.push(submission);
        }
        for (const path of ['/', '/Testimonials', '/BookAppointment', '/healthz']) {
          const { status } = await fetch(server.url + path);
          hold(status === 200, `${path} with a clock ${when}: ${String(status)}`);
        }
      }
      hold((await server.stop()) === 0, 'The server did not end well');
      const stored = await readFileStore(join(dataDir, 'website.db'));
      const { lost, doubled } = compare(stored, acknowledged);
      hold(
        lost.length === 0 && doubled.length === 0 && stored.integrity === 'ok',
        `${String(lost.length)} lost, ${String(doubled.length)} doubled`,
      );
      for (const wrong of wrongStarts) {
        const found = await startWrong(wrong, start, cleanup);
        hold(found.lost === 0, `A clock ${wrong.title}: ${String(found.lost)} deleted`);
        hold(found.isTold, `A clock ${wrong.title}: the desk does not say so`);
      }
      return {
        figures: {
          'starts with a wrong clock, then deletions': wrongStarts.length,
          'jumps of the clock': Object.keys(jumps).length,
          'submissions, each sent twice': acknowledged.length,
          lost: lost.length,
          'stored twice': doubled.length,
        },
        broken,
      };
    }),
};
