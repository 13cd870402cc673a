import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cleanly, type Cleanup } from './kit/folders';
import type { PostgresServer } from '../support/postgres';
import { postgresFor } from './kit/postgresFor';
import { randomFrom } from './kit/random';
import { compare, readFileStore, readPostgres, type Contents } from './kit/rows';
import { serverStarter, type ServerProcess, type StartServer } from './kit/serverProcess';
import { startStream } from './kit/stream';
import { promises, type Outcome, type Scenario, type ScenarioOptions } from './scenario';

/** How often the site is killed, on which store, and how the store is read afterwards. */
interface Rounds {
  rounds: number;
  env: Readonly<Record<string, string>>;
  /** Kills something other than the site in some rounds. @returns Whether it did. */
  other?: (round: number) => Promise<boolean>;
  contents: () => Promise<Contents>;
}

/** Starts a server like a supervisor: again after a while if the database is not available yet. */
async function startSoon(start: StartServer, env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  for (let left = 60; ; left -= 1) {
    try {
      return await start(env);
    } catch (error) {
      if (left === 0) throw error;
      await wait(500);
    }
  }
}

/** Kills the site while it writes, starts it again, and lets everybody retry until all submissions are acknowledged. */
async function killing(
  { rounds, env, other, contents }: Rounds,
  cleanup: Cleanup,
  tell: ScenarioOptions['tell'],
): Promise<Outcome> {
  const { broken, hold } = promises();
  const random = randomFrom(rounds);
  const start = await serverStarter({ site: 'small' }, cleanup);
  let server: ServerProcess = await start(env);
  const stream = startStream(() => server.url, { run: 'kill' });
  let siteKills = 0;
  for (let round = 1; round <= rounds; round += 1) {
    await wait(random.whole(30, 400));
    const already = stream.acknowledged.length;
    const ended = server.child.exitCode !== null;
    hold(!ended, `The site ended by itself before kill ${String(round)}: ${server.log().slice(-300)}`);
    if (ended || !(await other?.(round))) {
      await server.kill();
      siteKills += 1;
      server = await startSoon(start, env);
    }
    // The next kill comes only after the site has served again, so that each round makes progress.
    for (let left = 300; stream.acknowledged.length === already && left > 0; left -= 1) await wait(100);
    hold(stream.acknowledged.length > already, `Nothing was acknowledged after kill ${String(round)}`);
    if (round % 20 === 0) tell(`${String(round)} kills, ${String(stream.acknowledged.length)} acknowledged`);
  }
  hold(await stream.finish(), `Submissions were not acknowledged in the end: ${server.log().slice(-300)}`);
  await server.kill();
  const stored = await contents();
  const { lost, doubled, rows } = compare(stored, stream.acknowledged);
  hold(lost.length === 0, `Acknowledged and lost: ${lost.slice(0, 5).join(', ')}`);
  hold(doubled.length === 0, `Stored twice: ${doubled.slice(0, 5).join(', ')}`);
  hold(stored.integrity === 'ok', `Integrity: ${stored.integrity}`);
  hold(stream.unexpected.size === 0, `Refused with ${[...stream.unexpected.keys()].join(', ')}`);
  return {
    figures: {
      "kills of the site's process": siteKills,
      ...(other && { 'kills of Postgres or of a process of it': rounds - siteKills }),
      'tries without an acknowledgement': stream.failedTries(),
      'acknowledged submissions': stream.acknowledged.length,
      'of these lost': lost.length,
      'stored twice': doubled.length,
      'rows in the store': rows,
      'integrity check': stored.integrity,
    },
    broken,
  };
}

/** Every fourth round kills all of Postgres, every other fourth one of its processes. */
async function killPartOf(postgres: PostgresServer, round: number): Promise<boolean> {
  if (round % 4 === 2) await postgres.killAndStart();
  else if (round % 4 === 0) await postgres.killBackend();
  else return false;
  return true;
}

/** SIGKILL while the file is written. */
export const kill: Scenario = {
  name: 'kill',
  title: 'The site is killed while visitors send forms, on the database file',
  run: ({ short, tell }) =>
    cleanly(async (cleanup) => {
      const dataDir = join(cleanup.folder(), 'data');
      const contents = () => readFileStore(join(dataDir, 'website.db'));
      return killing({ rounds: short ? 5 : 100, env: { DATA_DIR: dataDir }, contents }, cleanup, tell);
    }),
};

/** SIGKILL of the site and of Postgres. */
export const killPostgres: Scenario = {
  name: 'kill-postgres',
  title: 'The site and its Postgres are killed while visitors send forms',
  run: ({ short, tell }) =>
    cleanly(async (cleanup) => {
      const postgres = await postgresFor(cleanup);
      const { url } = postgres;
      return killing(
        {
          rounds: short ? 4 : 40,
          env: { DATABASE_URL: url, DATA_DIR: cleanup.folder() },
          other: (round) => killPartOf(postgres, round),
          contents: () => readPostgres(url),
        },
        cleanup,
        tell,
      );
    }),
};
