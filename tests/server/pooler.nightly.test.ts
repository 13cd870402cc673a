import { spawn } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createStore } from '../../src/server/store/openStore';
import { openPostgres, standardTimeouts } from '../../src/server/store/postgres';
import { freePort, otherUser, serverFolder, startPostgres, type PostgresServer } from '../support/postgres';
import { mailContract } from './mailStore.contract';
import { requestContract } from './requests.contract';
import { storeContract } from './store.contract';

/** As Debian's package `pgbouncer` installs it. */
const program = '/usr/sbin/pgbouncer';

let postgres: PostgresServer;
/** The address of the pooler. */
let pooled: string;
let stop: () => Promise<void>;

/** A pooler with fewer connections than a server opens, each for one transaction. */
async function startPooler(): Promise<void> {
  if (!existsSync(program)) throw new Error(`There is no ${program}: apt-get install pgbouncer`);
  postgres = await startPostgres();
  const folder = serverFolder('pgbouncer-');
  const [file, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')];
  const port = await freePort();
  writeFileSync(users, '"site" ""\n');
  writeFileSync(
    file,
    `[databases]
* = host=127.0.0.1 port=${new URL(postgres.url).port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${String(port)}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 4
`,
  );
  const pooler = spawn(program, [file], {
    stdio: 'ignore',
    ...(otherUser !== undefined && { uid: otherUser, gid: otherUser }),
  });
  const ended = new Promise((resolve) => pooler.once('exit', resolve));
  stop = async () => {
    pooler.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
    await postgres.stop();
  };
  pooled = `postgres://site@127.0.0.1:${String(port)}/postgres`;
  for (let left = 50; ; left -= 1) {
    const client = new pg.Client({ connectionString: pooled });
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isUp) return;
    if (left === 0) throw new Error('PgBouncer did not start');
    await wait(100);
  }
}

/** Empties the database, past the pooler. @returns The address of the pooler. */
async function empty(): Promise<string> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await client.end();
  return pooled;
}

beforeAll(startPooler);
afterAll(() => stop());

describe('Postgres behind PgBouncer in transaction mode', () => {
  storeContract(async (now, elapsed) =>
    createStore(await openPostgres(await empty()), now, undefined, elapsed),
  );
  requestContract(async (now, elapsed) => createStore(await openPostgres(await empty()), now, {}, elapsed));
  mailContract(async (now, rules, elapsed) =>
    createStore(await openPostgres(await empty()), now, rules, elapsed),
  );

  it('is migrated once by several servers, which together hold more connections than it has', async () => {
    const own = await empty();
    const stores = await Promise.all(
      Array.from({ length: 6 }, async () => createStore(await openPostgres(own))),
    );
    onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
    const review = { name: 'A', title: 'B', text: 'C' };
    await Promise.all(
      stores.flatMap((store) =>
        Array.from({ length: 10 }, (_, n) =>
          store.addReview({ ...review, text: String(n) }, { key: `the-same-key-${String(n)}` }),
        ),
      ),
    );
    expect(await stores[0]?.reviews()).toHaveLength(10);
  });

  it('ends what takes too long, and not the next transaction on its connection', async () => {
    const driver = await openPostgres(await empty(), { ...standardTimeouts, statement_timeout: 300 });
    onTestFinished(() => driver.close());
    await expect(driver.run({ sql: 'SELECT pg_sleep(1)' })).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/statement timeout/) as string },
    });
    await driver.changeTables([{ sql: 'SELECT pg_sleep(1)' }]);
    const client = new pg.Client({ connectionString: pooled });
    await client.connect();
    onTestFinished(() => client.end());
    for (let n = 0; n < 12; n += 1)
      expect((await client.query('SHOW statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
  });

  it('refuses a parameter in one line', async () => {
    const opening = openPostgres(`${pooled}?options=-c%20search_path%3Dsite`);
    await expect(opening).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(
        /^DATABASE_URL: the pooler refuses the parameter options: [^\n]+$/,
      ) as string,
    });
  });
});
