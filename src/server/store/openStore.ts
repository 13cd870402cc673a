import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerConfig } from '../../config/server';
import { describeError, StartError, StoreError } from '../errors';
import { withoutPersonal } from '../log';
import { bookingStore } from './bookings';
import { openClock } from './clock';
import { databaseIdStore } from './databaseId';
import { deskItemStore } from './deskItems';
import { deskLogStore } from './deskLog';
import { deskSessionStore } from './deskSessions';
import type { Driver, Statement } from './Driver';
import { inboxStore } from './inbox';
import { mailFigureStore } from './mailFigures';
import type { MailRules } from './mailKinds';
import { mailStopStore } from './mailStops';
import { mailWriter } from './mailWriter';
import { openLibsql } from './libsql';
import { migrate } from './migrations';
import { outboxStore } from './outbox';
import { personStore } from './person/personStore';
import { openPostgres } from './postgres';
import { fillRequestColumns } from './requestColumns';
import { requestStore } from './requests';
import { retentionStore } from './retention';
import { reviewStore } from './reviews';
import { staffMailStore } from './staffMail';
import type { Store } from './Store';
import { subscriberStore } from './subscribers';

/** Name of the database file in the data folder. */
export const databaseFile = 'website.db';

/** Interval in ms at which a store proves that it can write: load balancers ask every few seconds, and each proof waits for the disk. */
const proofInterval = 10_000;
/** Bytes of a proof: as much as a long form takes with its indexes. A full disk still has room for a few. */
const proofSize = 16_384;

/** Writes a row, as a form does: a full or read-only disk answers reads as ever. */
const proofOfWriting = (): Statement => ({
  sql: `INSERT INTO shared_values (name, value) VALUES ('proof of writing', ?)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  values: [randomBytes(proofSize / 2).toString('hex')],
});

/**
 * Makes a store on an open database, after migrating its tables.
 * @param clock What the machine's clock says. Default: the system's.
 * @param rules Which e-mails are written with submissions. Default: none.
 * @param elapsed Time in ms that has passed since any moment, whatever the clock says. Default: the process's own.
 * @throws {StartError} If its tables cannot be migrated; the message is one line with the reason.
 */
export async function createStore(
  driver: Driver,
  clock: () => Date = () => new Date(),
  rules?: MailRules,
  elapsed: () => number = () => performance.now(),
): Promise<Store> {
  let known: Awaited<ReturnType<typeof openClock>>;
  try {
    await migrate(driver);
    await fillRequestColumns(driver);
    known = await openClock(driver, clock, elapsed);
  } catch (error) {
    await driver.close();
    if (!(error instanceof StoreError)) throw error;
    const reason = `The tables of the database cannot be made or changed: ${describeError(error.cause)}.`;
    throw new StartError(withoutPersonal(reason), { cause: error });
  }
  let provedUntil = -Infinity;
  const { time: now, purgeTime, clockReport, watchClock } = known;
  const log = deskLogStore(driver, now, rules !== undefined);
  const mails = mailWriter((name) => inbox.secret(name), rules);
  const inbox = inboxStore(driver, now, mails);
  return {
    kind: driver.kind,
    ...reviewStore(driver, now, mails),
    ...inbox,
    ...subscriberStore(driver, now, mails, purgeTime),
    ...bookingStore(driver, now, mails),
    ...requestStore(driver, now, mails),
    ...outboxStore(driver, now, rules),
    ...mailFigureStore(driver, now),
    ...staffMailStore(driver, now),
    ...mailStopStore(driver, now, mails),
    ...retentionStore(driver, purgeTime),
    clockReport,
    watchClock,
    now,
    ...deskItemStore(driver),
    ...log,
    ...deskSessionStore(driver, now),
    ...personStore(driver, now, mails),
    async ping() {
      if (elapsed() < provedUntil) {
        await driver.run({ sql: 'SELECT COUNT(*) FROM schema_steps' });
        return;
      }
      await driver.run(proofOfWriting());
      provedUntil = elapsed() + proofInterval;
    },
    check: () => driver.check(),
    backup: (file, options) => driver.backup(file, options),
    ...databaseIdStore(driver),
    close: () => driver.close(),
  };
}

type StoreSettings = Pick<ServerConfig, 'dataDir' | 'databaseUrl' | 'mail'>;

function openDriver({ dataDir, databaseUrl }: StoreSettings): Promise<Driver> {
  return databaseUrl === undefined ? openLibsql(join(dataDir, databaseFile)) : openPostgres(databaseUrl);
}

/**
 * Opens the store of the settings, and creates it if it does not exist.
 * @throws {StartError} If it cannot be opened; the message is one line with the reason.
 */
export async function openStore(settings: StoreSettings, now?: () => Date): Promise<Store> {
  return createStore(await openDriver(settings), now, settings.mail);
}

/**
 * Opens the existing store of the settings. A wrong setting must not create an empty store.
 * @throws {StartError} If it does not exist or cannot be opened; the message is one line with the reason.
 */
export async function openExistingStore(settings: StoreSettings): Promise<Store> {
  const { dataDir, databaseUrl } = settings;
  const place = databaseUrl === undefined ? `DATA_DIR ${dataDir} holds` : 'DATABASE_URL names';
  const file = join(dataDir, databaseFile);
  if (databaseUrl === undefined && (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0)
    throw new StartError(`${place} no database of this site. Is DATA_DIR the same as the server's?`);
  const driver = await openDriver(settings);
  try {
    await driver.run({ sql: 'SELECT COUNT(*) FROM schema_steps' });
  } catch (error) {
    await driver.close();
    if (!/no such table|does not exist/.test(describeError(error))) throw error;
    throw new StartError(`${place} a database without the tables of this site.`, { cause: error });
  }
  return createStore(driver, undefined, settings.mail);
}
