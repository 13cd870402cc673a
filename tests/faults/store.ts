import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { cleanly, type Cleanup } from './kit/folders';
import { holdLock } from './kit/holdLock';
import { client, type Answer, type Sent } from './kit/post';
import { compare, readFileStore } from './kit/rows';
import { serverStarter, type ServerProcess, type StartServer } from './kit/serverProcess';
import { smallDisk } from './kit/smallDisk';
import { asJson, isAcknowledged, kinds, submissionAt, type Submission } from './kit/submissions';
import { promises, type Hold, type Scenario } from './scenario';

type Send = (sent: Sent) => Promise<Answer | undefined>;

/** Maximum time for an answer while the store fails, in ms. */
const maxAnswer = 15_000;

/** The store cannot write: posts are refused in the agreed way, and pages still work. */
async function expectRefusals(
  server: ServerProcess,
  send: Send,
  from: number,
  hold: Hold,
  when: string,
): Promise<number> {
  let refused = 0;
  for (let n = from; n < from + kinds.length; n += 1) {
    const began = Date.now();
    const answer = await send(asJson(submissionAt(n, 'fault')));
    hold(Date.now() - began < maxAnswer, `A post hung while ${when}`);
    if (isAcknowledged(answer)) continue;
    refused += 1;
    hold(answer?.status === 503, `A post was answered ${String(answer?.status)} while ${when}`);
    hold(answer?.headers['retry-after'] !== undefined, `A 503 without Retry-After while ${when}`);
  }
  const page = await fetch(`${server.url}/ContactUs`);
  hold(page.status === 200, `A page was answered ${String(page.status)} while ${when}`);
  return refused;
}

function senderTo(server: ServerProcess, cleanup: Cleanup): Send {
  const { send, close } = client({ timeout: maxAnswer + 5000 });
  cleanup.add(close);
  return (sent) => send(server.url, sent);
}

/** The disk is full, then has space again. */
async function fullDisk(start: StartServer, cleanup: Cleanup, hold: Hold) {
  const disk = smallDisk(cleanup);
  if (!disk) return { 'full disk': 'not run: neither mount nor prlimit works here' };
  const { dataDir, by, kind, enlarge } = disk;
  const server = await start({ DATA_DIR: dataDir }, { by });
  const send = senderTo(server, cleanup);
  const acknowledged: Submission[] = [];
  const long = 'x'.repeat(1900);
  let n = 0;
  let failed = 0;
  while (failed < 5 && n < 4000) {
    // Reviews only, as long as possible: the disk is full after some hundreds.
    const review = submissionAt(kinds.length * n++, 'full');
    const submission = { ...review, values: { ...review.values, text: long } };
    const answer = await send(asJson(submission));
    if (isAcknowledged(answer)) acknowledged.push(submission);
    else {
      failed += 1;
      hold(
        answer?.status === 503 && answer.headers['retry-after'] !== undefined,
        `A full disk was answered ${String(answer?.status)}`,
      );
    }
  }
  hold(failed === 5, 'The disk was not full');
  const page = await fetch(`${server.url}/ContactUs`);
  hold(page.status === 200, `A page was answered ${String(page.status)} on a full disk`);
  const ready = await fetch(`${server.url}/readyz`);
  hold(ready.status === 503, `On a full disk /readyz is ${String(ready.status)}`);
  if (enlarge?.()) {
    const review = submissionAt(kinds.length * n++, 'full');
    const answer = await send(asJson(review));
    hold(
      isAcknowledged(answer),
      `With room again a post was answered ${String(answer?.status)}: ${server.log().slice(-200)}`,
    );
    acknowledged.push(review);
    const again = await fetch(`${server.url}/readyz`);
    hold(again.status === 200, `With room again /readyz is ${String(again.status)}`);
  }
  await server.kill();
  const stored = await readFileStore(join(dataDir, 'website.db'));
  const { lost, doubled } = compare(stored, acknowledged);
  hold(
    lost.length === 0 && doubled.length === 0 && stored.integrity === 'ok',
    `After a full disk: ${String(lost.length)} lost, ${stored.integrity}`,
  );
  return { 'full disk': `${kind}: ${String(acknowledged.length)} stored, then 503; none lost` };
}

/** Another process has locked the file before the start, or tries to lock it later. */
async function lockedStore(start: StartServer, cleanup: Cleanup, hold: Hold) {
  const dataDir = join(cleanup.folder(), 'data');
  const server = await start({ DATA_DIR: dataDir });
  const taken = await holdLock(join(dataDir, 'website.db'), cleanup);
  hold(!taken, 'Another process could take the database of a running site');
  const answer = await senderTo(server, cleanup)(asJson(submissionAt(0, 'locked')));
  hold(
    isAcknowledged(answer),
    `Beside a process that wants the lock, a post was answered ${String(answer?.status)}`,
  );
  await server.stop();
  hold(await holdLock(join(dataDir, 'website.db'), cleanup), 'The stopped site still holds its database');
  const refusal = await start({ DATA_DIR: dataDir }).then(
    () => 'It started',
    (error: unknown) => String(error instanceof Error ? error.message : error),
  );
  hold(
    /^DATA_DIR .* is in use by another process/.test(refusal) && !refusal.includes('\n'),
    `Start on a locked store: ${refusal}`,
  );
  return { 'store locked by another process': 'start refused in one line; nobody can lock it later' };
}

/** The folder of the store is moved away while the site runs. */
async function vanishedFolder(start: StartServer, cleanup: Cleanup, hold: Hold) {
  const dataDir = join(cleanup.folder(), 'data');
  const server = await start({ DATA_DIR: dataDir });
  const send = senderTo(server, cleanup);
  const first = submissionAt(0, 'before');
  hold(isAcknowledged(await send(asJson(first))), 'A post before the fault was not taken');
  const away = `${dataDir}-away`;
  renameSync(dataDir, away);
  const refused = await expectRefusals(server, send, 100, hold, 'the folder of the store was gone');
  hold(
    refused === kinds.length,
    `${String(kinds.length - refused)} posts were acknowledged into a folder that was gone`,
  );
  const health = await fetch(`${server.url}/healthz`);
  hold(health.status === 503, `Without its store the site says ${String(health.status)} of its health`);
  renameSync(away, dataDir);
  hold(
    isAcknowledged(await send(asJson(submissionAt(200, 'after')))),
    'With its folder back the site takes nothing',
  );
  await server.kill();
  const stored = await readFileStore(join(dataDir, 'website.db'));
  const { lost } = compare(stored, [first, submissionAt(200, 'after')]);
  hold(lost.length === 0 && stored.integrity === 'ok', 'The moved store is not whole');
  return {
    'folder of the store moved away': 'posts refused with 503, pages go on; taken again when it is back',
  };
}

/** Faults of the database file. */
export const store: Scenario = {
  name: 'store',
  title: 'The disk is full, the store locked, or its folder gone',
  run: () =>
    cleanly(async (cleanup) => {
      const { broken, hold } = promises();
      const start = await serverStarter({ site: 'small' }, cleanup);
      const figures = {
        ...(await fullDisk(start, cleanup, hold)),
        ...(await lockedStore(start, cleanup, hold)),
        ...(await vanishedFolder(start, cleanup, hold)),
      };
      return { figures, broken };
    }),
};
