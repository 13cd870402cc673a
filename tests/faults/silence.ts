import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { reachDesk } from '../../src/server/desk/deskSocket';
import { visitDesk } from './kit/deskVisit';
import { cleanly } from './kit/folders';
import { postgresFor } from './kit/postgresFor';
import { client } from './kit/post';
import { serverStarter, type ServerProcess } from './kit/serverProcess';
import { openSilentLine, type SilentLine } from './kit/silentLine';
import { asJson, isAcknowledged, kinds, submissionAt } from './kit/submissions';
import { promises, type Hold, type Scenario } from './scenario';

/** Maximum time for an answer, and for stopping, in ms. */
const maxAnswer = 15_000;

/** Staff decide while the store is silent: no page confirms it, and it can be done afterwards, once. */
async function decideInSilence(
  server: ServerProcess,
  dataDir: string,
  { line, hold }: { line: SilentLine; hold: Hold },
) {
  const visit = await visitDesk(server.url, dataDir);
  const desk = await reachDesk(dataDir);
  const [booking] = (await desk?.find({ kind: 'booking' }))?.items ?? [];
  const [request] = (await desk?.find({ kind: 'request' }))?.items ?? [];
  if (!desk || !booking || !request) throw new Error('Nothing waits at the desk');
  const decisions = [
    { kind: 'booking', id: booking.id, action: 'confirm' },
    { kind: 'request', id: request.id, action: 'answer' },
  ] as const;
  line.silence();
  const began = Date.now();
  const statuses = await Promise.all([
    ...decisions.map((decision) => visit.act(decision)),
    visit.get('/desk'),
  ]);
  const took = Date.now() - began;
  for (const status of statuses)
    hold(status >= 500, `The desk answered ${String(status)} while its store was silent`);
  hold(took < maxAnswer, `The desk answered after ${String(took)} ms while its store was silent`);
  line.speak();
  for (const { kind, id, action } of decisions) {
    // The first one may have reached the store anyway: then the second one gets a conflict.
    const again = await visit.act({ kind, id, action });
    const { item, log } = await desk.item(kind, id);
    const entries = log.filter((entry) => entry.action === action).length;
    hold([303, 409].includes(again), `Decided again, the desk answered ${String(again)}`);
    hold(
      item.state === 'done' && entries === 1,
      `${kind} is ${item.state} after ${String(entries)} decisions`,
    );
  }
  return {
    'decisions and pages of the desk in the silence': statuses.length,
    'of these that said it was done': statuses.filter((status) => status < 500).length,
    'the slowest of them, ms': took,
  };
}

/** A connection to Postgres that becomes silent, as when a machine is disconnected. */
export const silence: Scenario = {
  name: 'silence',
  title:
    'Postgres falls silent without closing its connections, is back, falls silent again, and the site is stopped',
  run: () =>
    cleanly(async (cleanup) => {
      const postgres = await postgresFor(cleanup);
      const { broken, hold } = promises();
      const line = await openSilentLine(new URL(postgres.url), cleanup);
      const start = await serverStarter({ site: 'small' }, cleanup);
      const dataDir = join(cleanup.folder(), 'data');
      const server = await start({ DATA_DIR: dataDir, DATABASE_URL: line.url });
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
      hold(slowest < maxAnswer, `A post to a silent Postgres was answered after ${String(slowest)} ms`);
      const health = await fetch(`${server.url}/healthz`);
      hold(
        health.status === 503,
        `With a silent Postgres the site says ${String(health.status)} of its health`,
      );
      const page = await fetch(`${server.url}/ContactUs`);
      hold(page.status === 200, `A page was answered ${String(page.status)} while Postgres was silent`);

      line.speak();
      hold(isAcknowledged((await post()).answer), 'With Postgres back the site takes nothing');
      // One of each form, including requests.
      await Promise.all(kinds.map(() => post()));
      const decided = await decideInSilence(server, dataDir, { line, hold });

      line.silence();
      const underWay = Array.from({ length: 6 }, post);
      // Until they have reached the site.
      await wait(500);
      const began = Date.now();
      const code = await server.stop();
      const stopping = Date.now() - began;
      await Promise.all(underWay);
      hold(stopping < maxAnswer, `The site took ${String(stopping)} ms to stop`);
      return {
        figures: {
          'posts to a silent Postgres': posts.length,
          'of these answered with 503': posts.filter(({ answer }) => answer?.status === 503).length,
          'the slowest of these answers, ms': slowest,
          ...decided,
          'stopping with 6 posts under way, ms': stopping,
          'exit code': String(code),
        },
        broken,
      };
    }),
};
