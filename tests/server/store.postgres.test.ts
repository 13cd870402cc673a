import { createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createStore } from '../../src/server/store/openStore';
import { openPostgres, standardTimeouts } from '../../src/server/store/postgres';
import { emptySchema, emptyTables } from './emptySchema';
import { mailContract } from './mailStore.contract';
import { visitorLimitsContract } from './visitorLimits.contract';
import { requestContract } from './requests.contract';
import { storeContract } from './store.contract';

const empty = () => emptyTables('store_test');

describe('Postgres', () => {
  storeContract(async (now, elapsed) =>
    createStore(await openPostgres(await empty()), now, undefined, elapsed),
  );
  requestContract(async (now, elapsed) => createStore(await openPostgres(await empty()), now, {}, elapsed));
  mailContract(async (now, rules, elapsed) =>
    createStore(await openPostgres(await empty()), now, rules, elapsed),
  );
  visitorLimitsContract(async (now, rules) => createStore(await openPostgres(await empty()), now, rules));

  it('is migrated once by several servers that start together', async () => {
    const own = await emptySchema('store_together');
    const stores = await Promise.all(
      Array.from({ length: 6 }, async () => createStore(await openPostgres(own))),
    );
    onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
    await Promise.all(
      stores.map((store) => store.addReview({ name: 'A', title: 'B', text: 'C' }, { key: 'the-same-key' })),
    );
    expect(await stores[0]?.reviews()).toHaveLength(1);
  });

  it('names pg_dump for copies', async () => {
    const store = await createStore(await openPostgres(await empty()));
    onTestFinished(() => store.close());
    await expect(store.backup('/tmp/x')).rejects.toThrow(/pg_dump/);
  });
});

/** Answers one statement, then accepts connections and stays silent, as behind a broken connection. */
async function silentPostgres(): Promise<string> {
  const message = (kind: string, ...body: number[]) =>
    Buffer.from([kind.charCodeAt(0), 0, 0, 0, body.length + 4, ...body]);
  const ready = message('Z', 'I'.charCodeAt(0));
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    socket.on('error', () => undefined).resume();
    if (sockets.add(socket).size > 1) return;
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', 0, 0, 0, 0), ready]));
      socket.once('data', () => {
        const selected = message('C', ...Buffer.from('SELECT 1\0'));
        socket.write(Buffer.concat([selected, ready]));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `postgres://site@127.0.0.1:${String((server.address() as AddressInfo).port)}/site`;
}

describe('a Postgres that falls silent', () => {
  const waits = { connectionTimeoutMillis: 300, statement_timeout: 400, query_timeout: 500 };
  const timed = async (work: Promise<unknown>) => {
    const began = performance.now();
    const outcome = await work.then(
      () => 'answered',
      (error: unknown) => (error instanceof Error ? error.name : 'something else'),
    );
    return { outcome, ms: performance.now() - began };
  };

  it('is an error of the store for each call in its time, those that wait for a connection included', async () => {
    const driver = await openPostgres(await silentPostgres(), waits);
    onTestFinished(() => driver.close());
    const select = { sql: 'SELECT ?', values: [1] };
    const calls = [
      ...Array.from({ length: 6 }, () => driver.run(select)),
      ...Array.from({ length: 9 }, () => driver.runAll([select, select], 'lock')),
    ];
    for (const { outcome, ms } of await Promise.all(calls.map(timed))) {
      expect(outcome).toBe('StoreError');
      expect(ms).toBeLessThan(2500);
    }
    const { connectionTimeoutMillis, query_timeout } = standardTimeouts;
    expect(connectionTimeoutMillis + query_timeout).toBeLessThan(15_000);
  });

  it('does not hold up closing, nor keep a connection open', async () => {
    const driver = await openPostgres(await silentPostgres(), { ...waits, query_timeout: 60_000 });
    const hanging = timed(driver.run({ sql: 'SELECT ?', values: [1] }));
    const { outcome, ms } = await timed(driver.close());
    expect(outcome).toBe('answered');
    expect(ms).toBeLessThan(4000);
    expect((await hanging).outcome).toBe('StoreError');
  });
});
