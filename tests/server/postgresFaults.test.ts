import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { StoreError } from '../../src/server/errors';
import { migrate } from '../../src/server/store/migrations';
import { createStore } from '../../src/server/store/openStore';
import { openPostgres, standardTimeouts } from '../../src/server/store/postgres';
import { freePort } from '../support/postgres';
import { emptySchema } from './emptySchema';

const certificate = fileURLToPath(new URL('tls/cert.pem', import.meta.url));
let admin: pg.Client;

beforeAll(async () => {
  admin = new pg.Client({ connectionString: inject('postgres') });
  await admin.connect();
  await admin.query(`CREATE ROLE guest LOGIN PASSWORD 'hunter2'; CREATE ROLE stranger LOGIN`);
  await admin.query('CREATE DATABASE closed');
  await admin.query('REVOKE CONNECT ON DATABASE closed FROM PUBLIC');
});
afterAll(async () => {
  await admin.query('DROP DATABASE closed');
  await admin.query('DROP ROLE guest; DROP ROLE stranger');
  await admin.end();
});

/** The address of this run's Postgres with something else in it. */
function address(change: (url: URL) => void): string {
  const url = new URL(inject('postgres'));
  change(url);
  return url.href;
}

/** A pooler that answers every connection with this refusal, as PgBouncer does. */
async function refusing(words: string): Promise<string> {
  const body = Buffer.from(`SFATAL\0C08P01\0M${words}\0\0`);
  const head = Buffer.from([0x45, 0, 0, 0, body.length + 4]);
  const server = createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => socket.end(Buffer.concat([head, body])));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `postgres://guest:hunter2@127.0.0.1:${String((server.address() as AddressInfo).port)}/site`;
}

/** Each fault, an address that has it, and what is said of it. */
const faults: readonly (readonly [string, () => string | Promise<string>, RegExp])[] = [
  [
    'a wrong password',
    () =>
      address((url) => {
        url.username = 'guest';
        url.password = 'hunter3';
      }),
    /the password is wrong/,
  ],
  ['an unknown database', () => address((url) => (url.pathname = '/none')), /no database of this name/],
  [
    'a user who may not use the database',
    () =>
      address((url) => {
        url.username = 'guest';
        url.password = 'hunter2';
        url.pathname = '/closed';
      }),
    /GRANT CONNECT/,
  ],
  ['a user whom the server never lets in', () => address((url) => (url.username = 'stranger')), /pg_hba/],
  [
    'a certificate that nobody vouches for',
    () => address((url) => url.searchParams.set('sslmode', 'require')),
    /certificate is not trusted \(DEPTH_ZERO_SELF_SIGNED_CERT\)/,
  ],
  [
    'a file of certificates that is missing',
    () => address((url) => (url.search = '?sslmode=verify-full&sslrootcert=/none.pem')),
    /file of certificates/,
  ],
  ['an unknown host', () => 'postgres://guest:hunter2@none.invalid/site', /host/],
  [
    'a port where nothing listens',
    async () => `postgres://guest:hunter2@127.0.0.1:${String(await freePort())}/site`,
    /nothing answers/,
  ],
  ['a folder without a socket', () => 'postgres://guest:hunter2@/site?host=/none', /no socket/],
  [
    'a pooler that refuses a parameter',
    () => refusing('unsupported startup parameter: options'),
    /the pooler refuses the parameter options/,
  ],
];

describe('DATABASE_URL', () => {
  it.each(faults)('with %s is refused in one line, without the password', async (_, make, said) => {
    const failed: unknown = await openPostgres(await make()).catch((error: unknown) => error);
    expect(failed).toMatchObject({ name: 'StartError', message: expect.stringMatching(said) as string });
    const { message } = failed as Error;
    expect(message).toMatch(/^DATABASE_URL: [^\n]+\.$/);
    expect(message).not.toMatch(/hunter|cannot be reached/);
  });

  it('of a user who may not make tables is refused in one line', async () => {
    const url = address((one) => {
      one.username = 'guest';
      one.password = 'hunter2';
    });
    const opening = openPostgres(url).then((driver) => createStore(driver));
    await expect(opening).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/permission denied for schema public\.$/) as string,
    });
  });

  it('works encrypted with a certificate that it names, without a warning', async () => {
    const warnings: Error[] = [];
    const note = (warning: Error) => warnings.push(warning);
    process.on('warning', note);
    onTestFinished(() => void process.off('warning', note));
    for (const mode of ['require', 'verify-full']) {
      const driver = await openPostgres(
        address((url) => (url.search = `?sslmode=${mode}&sslrootcert=${certificate}`)),
      );
      const [row] = await driver.run({
        sql: 'SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()',
      });
      expect(row).toEqual({ ssl: true });
      await driver.close();
    }
    expect(warnings).toEqual([]);
  });

  it('may name the folder of a socket', async () => {
    const folder = (await admin.query<{ folder: string }>(`SHOW unix_socket_directories`)).rows[0];
    const { port } = new URL(inject('postgres'));
    const [path] = Object.values(folder ?? {});
    const driver = await openPostgres(`postgres://site:pw@/postgres?host=${path ?? ''}&port=${port}`);
    onTestFinished(() => driver.close());
    expect(await driver.run({ sql: 'SELECT inet_client_addr() AS address' })).toEqual([{ address: null }]);
  });
});

describe('a statement that takes too long', () => {
  const slow = { sql: 'SELECT pg_sleep(1)' };
  const waits = { ...standardTimeouts, statement_timeout: 300 };

  it('is ended by Postgres, alone and among others', async () => {
    const driver = await openPostgres(await emptySchema('faults_slow'), waits);
    onTestFinished(() => driver.close());
    for (const call of [() => driver.run(slow), () => driver.runAll([{ sql: 'SELECT 1' }, slow])]) {
      const failed: unknown = await call().catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(StoreError);
      expect((failed as Error).cause).toMatchObject({
        message: expect.stringMatching(/statement timeout/) as string,
      });
    }
  });

  it('is not ended if it changes the tables', async () => {
    const driver = await openPostgres(await emptySchema('faults_change'), { ...waits, query_timeout: 400 });
    onTestFinished(() => driver.close());
    await driver.changeTables([slow, { sql: 'CREATE TABLE changed (id INTEGER)' }]);
    expect(await driver.run({ sql: 'SELECT * FROM changed' })).toEqual([]);
  });

  it('is not ended while another server migrates', async () => {
    const url = await emptySchema('faults_migrate');
    const [first, second] = await Promise.all([
      openPostgres(url),
      openPostgres(url, { ...waits, query_timeout: 400 }),
    ]);
    onTestFinished(async () => void (await Promise.all([first.close(), second.close()])));
    const changing = first.changeTables([slow]);
    await migrate(second);
    await changing;
    const [row] = await second.run({ sql: 'SELECT COUNT(*) AS steps FROM schema_steps' });
    expect(Number(row?.['steps'])).toBeGreaterThan(5);
  });
});
