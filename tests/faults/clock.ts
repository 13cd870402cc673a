import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanly } from './kit/folders';
import { client } from './kit/post';
import { compare, readFileStore } from './kit/rows';
import { serverStarter } from './kit/serverProcess';
import { asJson, isAcknowledged, submissionAt, type Submission } from './kit/submissions';
import { promises, type Scenario } from './scenario';

const day = 86_400_000;
/** Offsets of the clock, one after the other, in ms from the machine's time. */
const jumps = {
  'a year ahead': 365 * day,
  'a year back': -365 * day,
  'ten years ahead': 3650 * day,
  'before 2026': -2000 * day,
  'an hour back': -3_600_000,
  right: 0,
} as const;

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
      return {
        figures: {
          'jumps of the clock': Object.keys(jumps).length,
          'submissions, each sent twice': acknowledged.length,
          lost: lost.length,
          'stored twice': doubled.length,
        },
        broken,
      };
    }),
};
