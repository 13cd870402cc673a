import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerConfig } from '../../config/server';
import { describeError, StartError } from '../errors';
import type { Log } from '../log';
import { checkedCopy } from '../store/copyProcess';
import { rowsIn } from '../store/databaseId';
import { databaseFile } from '../store/openStore';
import type { Store } from '../store/Store';
import type { BackupCopy } from './copyNames';
import { backupPlaces } from './listPlaces';
import type { BackupPlace } from './places';

/** Time limit in ms for a bucket's answer at the start. */
const bucketTimeout = 10_000;

/** Whether a backup holds anything; one of an earlier release is believed to. */
const isFilled = ({ isScheduled, rows = 1 }: BackupCopy) => isScheduled && rows > 0;

const refusal = (dataDir: string, place: BackupPlace, what: string) =>
  new StartError(
    `DATA_DIR ${dataDir} holds ${what}, but there are copies of one in ${place.shown}: restore one ` +
      '(npm run desk -- restore latest), or set NEW_DATABASE=yes to begin without.',
  );

/** Refuses to make a database where there are backups of one. */
async function refuseNewDatabase(config: ServerConfig, log: Log): Promise<void> {
  const { dataDir, databaseUrl, backups } = config;
  if (!backups || databaseUrl !== undefined) return;
  if (backups.isNew) {
    log('NEW_DATABASE is set: a database that is lost would not be noticed. Remove it.', {
      level: 'warn',
      event: 'new_database',
    });
    return;
  }
  const file = join(dataDir, databaseFile);
  if (existsSync(file) && statSync(file).size > 0) return;
  for (const place of Object.values(backupPlaces(backups))) {
    const late = wait(bucketTimeout, undefined, { ref: false }).then(() => {
      throw new Error('no answer in time');
    });
    const copies = await Promise.race([place.list(), late]).catch((error: unknown) => {
      log(`Whether there are copies in ${place.shown} is not known: ${describeError(error)}`, {
        level: 'warn',
        event: 'backup_unknown',
      });
      return [];
    });
    if (copies.some(isFilled)) throw refusal(dataDir, place, 'no database');
  }
}

/**
 * The same for a database that is there, but empty and without an id: it was not begun on purpose, and is not one of this release
 * from which all was deleted that was old.
 */
async function refuseEmptyDatabase(store: Store, { dataDir, backups }: ServerConfig): Promise<void> {
  if (!backups || backups.isNew || store.kind !== 'libsql') return;
  if ((await store.hasDatabaseId()) || !(await store.isEmpty())) return;
  const { folder } = backupPlaces(backups);
  const [newest] = (await folder.list().catch(() => [])).filter(isFilled);
  if (!newest) return;
  if (newest.id === undefined) {
    const marks = await store.databaseMarks();
    const content = await checkedCopy(join(folder.shown, newest.name)).catch(() => undefined);
    if (!content || rowsIn(content.rows) === 0 || content.marks.some((mark) => marks.includes(mark))) return;
  }
  throw refusal(dataDir, folder, 'an empty database');
}

/**
 * Opens the store, unless it would begin empty beside backups of one: then its file is lost, or DATA_DIR is mistyped, and the site
 * would look as if nothing had ever been sent.
 * @throws {StartError} With one line that says what to do.
 */
export async function openBesideCopies(
  config: ServerConfig,
  open: (config: ServerConfig) => Promise<Store>,
  log: Log,
): Promise<Store> {
  await refuseNewDatabase(config, log);
  const store = await open(config);
  try {
    await refuseEmptyDatabase(store, config);
    // From now on it is known, also while it is empty.
    if (config.backups) await store.databaseId();
  } catch (error) {
    // A damaged database does not keep pages from being served.
    if (!(error instanceof StartError)) return store;
    await store.close();
    throw error;
  }
  return store;
}
