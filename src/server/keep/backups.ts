import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BackupSettings } from '../../config/keep';
import { describeError } from '../errors';
import type { Log } from '../log';
import { rowsIn } from '../store/databaseId';
import type { Store } from '../store/Store';
import { adoptCopies } from './adopt';
import { backupId, copyName, superfluous, type BackupCopy } from './copyNames';
import { backupPlaces, listPlaces, type PlaceName } from './listPlaces';
import type { BackupPlace } from './places';

/** State of the backups in one place. */
export interface BackupState {
  /** Age of the newest complete backup; left out if there is none. */
  ageSeconds?: number;
  /** Why the last one failed, on one line; left out if it succeeded. */
  failure?: string;
}

/** The schedule of backups. */
export type Backups = ReturnType<typeof scheduledBackups>;

const hour = 60 * 60_000;
/** Interval at which it checks what is due, and delay after a failure, in ms. */
const standardTimes = { checkInterval: 60_000, retryDelay: 15 * 60_000 };

interface BackupOptions {
  store: Pick<Store, 'backup' | 'databaseId' | 'databaseMarks' | 'isEmpty'>;
  settings: BackupSettings;
  /** Whether this is a staging copy, whose database has the id of the real one. */
  staging: boolean;
  log: Log;
  /** Current time in ms since 1970. */
  now: () => number;
  /** In ms. */
  times?: typeof standardTimes;
}

/**
 * Makes a backup whenever the newest is too old, uploads it to the bucket, and deletes those that are not to be kept. The
 * places themselves are the record of what was done, so that a restart repeats nothing; backups of other databases there are
 * left alone. An empty database is not backed up. Only a store in a file is backed up, and it belongs to one process.
 */
export function scheduledBackups(options: BackupOptions) {
  const { store, settings, staging, log, now, times = standardTimes } = options;
  const { dir, everyHours } = settings;
  const places = backupPlaces(settings);
  const newest: Partial<Record<PlaceName, string>> = {};
  const failures: Partial<Record<PlaceName, string | undefined>> = {};
  const nextAttempt: Record<PlaceName, number> = { folder: 0, s3: 0 };
  const stop = new AbortController();
  const looked = new Set<string>();
  /** Times and sizes of our own backups in the folder, by which those that earlier releases sent to the bucket are known. */
  const twins = new Set<string>();
  let running: Promise<void> | undefined;
  let copying: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const isPast = ({ at }: BackupCopy) => Date.parse(at) <= now() + hour;
  const sameFile = ({ at, bytes }: BackupCopy) => `${at} ${String(bytes)}`;
  const ownId = async () => backupId(await store.databaseId(), staging);

  /** The backups of this database in a place, newest first; last those dated in the future, which come from a wrong clock. */
  async function copiesIn(place: BackupPlace): Promise<{ past: BackupCopy[]; all: BackupCopy[] }> {
    const id = await ownId();
    const isOwn = (copy: BackupCopy) =>
      copy.isScheduled && (copy.id === id || (copy.id === undefined && twins.has(sameFile(copy))));
    const found = (await place.list()).filter(isOwn);
    const past = found.filter(isPast);
    return { past, all: [...past, ...found.filter((copy) => !isPast(copy))] };
  }

  /** Deletes those of this database that are not to be kept. */
  async function rotate(place: BackupPlace): Promise<void> {
    for (const { name } of superfluous((await copiesIn(place)).all, settings)) await place.remove(name);
  }

  /** Runs work for a place, unless it has just failed. Logs the first failure, and the recovery. */
  async function attempt(place: PlaceName, work: () => Promise<void>): Promise<void> {
    if (now() < nextAttempt[place] && nextAttempt[place] - now() <= times.retryDelay) return;
    const shown = places[place]?.shown ?? '';
    try {
      await work();
      if (failures[place] !== undefined)
        log(`Copies of the database work again: ${shown}`, { event: 'backup_recovered' });
      failures[place] = undefined;
    } catch (error) {
      if (stop.signal.aborted) return;
      const reason = describeError(error);
      if (failures[place] === undefined)
        log(`A copy of the database could not be made: ${reason}`, {
          level: 'error',
          event: 'backup_failed',
        });
      failures[place] = reason;
      nextAttempt[place] = now() + times.retryDelay;
    }
  }

  async function copyToFolder(): Promise<void> {
    const id = await ownId();
    if (!staging) await adoptCopies(store, places.folder, id, await places.folder.list(), looked);
    const { past, all } = await copiesIn(places.folder);
    for (const copy of all) twins.add(sameFile(copy));
    const [latest] = past;
    newest.folder = latest?.at ?? '';
    const age = now() - Date.parse(latest?.at ?? '1970-01-01T00:00:00Z');
    if (age < everyHours * hour || (await store.isEmpty())) return;
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    const at = new Date(now());
    const { file } = await store.backup(join(dir, 'website-new.db'), {
      signal: stop.signal,
      rename: ({ rows }) => join(dir, copyName({ id, at, rows: rowsIn(rows) })),
    });
    newest.folder = new Date(Math.floor(at.getTime() / 1000) * 1000).toISOString();
    log(`A copy of the database is in ${dir}: ${basename(file)}`, { event: 'backup_made' });
    await rotate(places.folder);
  }

  async function copyToBucket(): Promise<void> {
    const { s3, folder } = places;
    const [latest] = (await copiesIn(folder)).past;
    if (!s3 || !latest || newest.s3 === latest.at) return;
    const { past, all } = await copiesIn(s3);
    if (past[0]) newest.s3 = past[0].at;
    if (all.some(({ name, bytes }) => name === latest.name && bytes === latest.bytes)) return;
    await s3.send(join(dir, latest.name), latest.name);
    newest.s3 = latest.at;
    log(`The copy ${latest.name} is in the bucket.`, { event: 'backup_sent' });
    await rotate(s3);
  }

  async function work(): Promise<void> {
    copying = attempt('folder', copyToFolder);
    await copying;
    if (!stop.signal.aborted && places.s3) await attempt('s3', copyToBucket);
    running = undefined;
  }

  /** Does what is due now. */
  function poll(): Promise<void> {
    if (stop.signal.aborted) return Promise.resolve();
    running ??= work();
    return running;
  }

  return {
    poll,
    /** Starts: checks at once, and then regularly. */
    start(): void {
      void poll();
      timer = setInterval(() => void poll(), times.checkInterval);
    },
    /** The state of the backups in each place. */
    state(): Partial<Record<PlaceName, BackupState>> {
      const names = Object.keys(places) as PlaceName[];
      return Object.fromEntries(
        names.map((place) => {
          const [at = '', failure] = [newest[place], failures[place]];
          const ageSeconds = Math.max(0, Math.round((now() - Date.parse(at)) / 1000));
          return [place, { ...(at !== '' && { ageSeconds }), ...(failure !== undefined && { failure }) }];
        }),
      );
    },
    list: async () => listPlaces(places, await ownId(), failures),
    /** Ends a backup that is being made, which is made after the next start; so is an interrupted upload. */
    async close(): Promise<void> {
      stop.abort(new Error('the server stops'));
      clearInterval(timer);
      await copying;
    },
  };
}
