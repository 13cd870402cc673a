import { join } from 'node:path';
import type { ServerConfig } from '../config';
import { bookingStore } from './bookings';
import type { Driver } from './Driver';
import { inboxStore } from './inbox';
import { openLibsql } from './libsql';
import { migrate } from './migrations';
import { outboxStore } from './outbox';
import { openPostgres } from './postgres';
import { removalStore } from './removal';
import { reviewStore } from './reviews';
import { secretStore } from './secrets';
import type { Store } from './Store';

/** Name of the database file in the data folder. */
export const databaseFile = 'website.db';

/** A store on an open database, its tables brought up to date. */
export async function storeOn(driver: Driver, now: () => Date = () => new Date()): Promise<Store> {
  try {
    await migrate(driver);
  } catch (error) {
    await driver.close();
    throw error;
  }
  return {
    kind: driver.kind,
    ...reviewStore(driver, now),
    ...inboxStore(driver, now),
    ...bookingStore(driver, now),
    ...secretStore(driver),
    ...outboxStore(driver, now),
    ...removalStore(driver, now),
    async ping() {
      await driver.run({ sql: 'SELECT COUNT(*) FROM schema_steps' });
    },
    backup: (file) => driver.backup(file),
    close: () => driver.close(),
  };
}

/**
 * Opens the store that the settings name.
 * @throws {StartError} It cannot be opened; the message is one line that says why.
 */
export async function openStore(
  { dataDir, databaseUrl }: Pick<ServerConfig, 'dataDir' | 'databaseUrl'>,
  now?: () => Date,
): Promise<Store> {
  const driver =
    databaseUrl === undefined
      ? await openLibsql(join(dataDir, databaseFile))
      : await openPostgres(databaseUrl);
  return storeOn(driver, now);
}
