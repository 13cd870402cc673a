import { setTimeout as wait } from 'node:timers/promises';
import { reachDesk } from '../../src/server/desk/deskSocket';
import { cleanly } from './kit/folders';
import { postgresFor } from './kit/postgresFor';
import { client } from './kit/post';
import { compare, readPostgres } from './kit/rows';
import { serverStarter, type ServerProcess } from './kit/serverProcess';
import { asJson, isAcknowledged, submissionAt, type Submission } from './kit/submissions';
import { promises, type Scenario } from './scenario';

/** Sends each submission to all servers at once, like a browser and a proxy that both retry. */
async function sendToAll(
  servers: readonly ServerProcess[],
  count: number,
): Promise<{ taken: Submission[]; refused: number }> {
  const { send, close } = client({ connections: 32 });
  const taken: Submission[] = [];
  let refused = 0;
  let next = 0;
  async function visit(): Promise<void> {
    while (next < count) {
      const submission = submissionAt(next++, 'several');
      const answers = await Promise.all(servers.map(({ url }) => send(url, asJson(submission))));
      if (answers.some(isAcknowledged)) taken.push(submission);
      refused += answers.filter((answer) => !isAcknowledged(answer)).length;
    }
  }
  await Promise.all(Array.from({ length: 6 }, visit));
  close();
  return { taken, refused };
}

/** Seconds until a review approved at one server's desk is on the page of another one; undefined after two minutes. */
async function secondsUntilShown(at: string, other: ServerProcess): Promise<number | undefined> {
  const desk = await reachDesk(at);
  const [review] = ((await desk?.exportReviews()) ?? []).filter(({ status }) => status === 'pending');
  if (!desk || !review) return undefined;
  await desk.act('review', review.id, 'approve');
  const began = Date.now();
  while (Date.now() - began < 120_000) {
    if ((await (await fetch(`${other.url}/Testimonials`)).text()).includes(review.name)) {
      return Math.round((Date.now() - began) / 1000);
    }
    await wait(500);
  }
  return undefined;
}

/** Several servers on one Postgres. */
export const processes: Scenario = {
  name: 'processes',
  title: 'Four servers start at once on one empty Postgres, and take the same posts',
  run: ({ short }) =>
    cleanly(async (cleanup) => {
      const postgres = await postgresFor(cleanup);
      const { broken, hold } = promises();
      const start = await serverStarter({ site: 'small' }, cleanup);
      const folders = Array.from({ length: 4 }, () => cleanup.folder());
      const servers = await Promise.all(
        folders.map((DATA_DIR) => start({ DATA_DIR, DATABASE_URL: postgres.url })),
      );
      const count = short ? 40 : 1000;
      const { taken, refused } = await sendToAll(servers, count);
      const { lost, doubled, rows } = compare(await readPostgres(postgres.url), taken);
      hold(taken.length === count, `${String(count - taken.length)} were taken by no server`);
      hold(refused === 0, `${String(refused)} answers were no acknowledgement`);
      hold(lost.length === 0, `Acknowledged and lost: ${lost.slice(0, 5).join(', ')}`);
      hold(doubled.length === 0, `Stored twice: ${doubled.slice(0, 5).join(', ')}`);
      const figures = {
        'servers started at once on an empty database': servers.length,
        submissions: count,
        'calls, each to every server at once': count * servers.length,
        'stored twice': doubled.length,
        'acknowledged and lost': lost.length,
        'rows in the store': rows,
      };
      if (short) return { figures, broken };
      const [, second] = servers;
      const shown = second && (await secondsUntilShown(folders[0] ?? '', second));
      hold(
        shown !== undefined && shown <= 65,
        'A decision at one desk is not on the other server’s page within a minute',
      );
      return {
        figures: { ...figures, 'seconds until a decision shows on another server': shown ?? 'never' },
        broken,
      };
    }),
};
