import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupSettings } from '../../config/keep';
import { describeError } from '../errors';
import type { Log } from '../log';
import type { Store } from '../store/Store';
import { copyName, folderPlace, type BackupCopy, type BackupPlace } from './places';
import { s3Place } from './s3';

/** Places for backups: a folder of this machine, and a bucket. */
export type PlaceName = 'folder' | 's3';

/** State of the backups in one place. */
export interface BackupState {
  /** Age of the newest complete backup; left out if there is none. */
  ageSeconds?: number;
  /** Why the last one failed, on one line; left out if it succeeded. */
  failure?: string;
}

/** One place with its backups, newest first. */
export interface ListedPlace {
  place: PlaceName;
  /** The folder, or the address of the bucket, for messages. */
  shown: string;
  copies: BackupCopy[];
  /** Why the place cannot be read, or the last backup failed. */
  failure?: string;
}

/** The schedule of backups. */
export type Backups = ReturnType<typeof scheduledBackups>;

const hour = 60 * 60_000;
/** Interval at which it checks what is due, and delay after a failure, in ms. */
const standardTimes = { checkInterval: 60_000, retryDelay: 15 * 60_000 };

/** The places in the settings. */
export function backupPlaces({ dir, s3 }: BackupSettings) {
  return { folder: folderPlace(dir), ...(s3 && { s3: s3Place(s3) }) };
}

/** The contents of the places. One that cannot be read has the reason. */
export async function listPlaces(
  places: Partial<Record<PlaceName, BackupPlace>>,
  failures: Partial<Record<PlaceName, string | undefined>> = {},
): Promise<ListedPlace[]> {
  const named = Object.entries(places) as [PlaceName, BackupPlace][];
  return Promise.all(
    named.map(async ([place, found]) => {
      const failed = failures[place];
      const about = { place, shown: found.shown, ...(failed !== undefined && { failure: failed }) };
      try {
        return { ...about, copies: await found.list() };
      } catch (error) {
        return { ...about, copies: [], failure: describeError(error) };
      }
    }),
  );
}

interface BackupOptions {
  store: Pick<Store, 'backup'>;
  settings: BackupSettings;
  log: Log;
  /** Current time in ms since 1970. */
  now: () => number;
  /** In ms. */
  times?: typeof standardTimes;
}

/**
 * Makes a backup whenever the newest is too old, uploads it to the bucket, and deletes the oldest ones above the configured
 * number. The places themselves are the record of what was done, so that a restart repeats nothing. Only a store in a file
 * is backed up, and it belongs to one process.
 */
export function scheduledBackups({ store, settings, log, now, times = standardTimes }: BackupOptions) {
  const { dir, everyHours, keep } = settings;
  const places = backupPlaces(settings);
  const newest: Partial<Record<PlaceName, string>> = {};
  const failures: Partial<Record<PlaceName, string | undefined>> = {};
  const nextAttempt: Record<PlaceName, number> = { folder: 0, s3: 0 };
  let running: Promise<void> | undefined;
  let copying: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  /** The backups in a place, newest first; last those dated in the future, which come from a wrong clock. */
  async function copiesIn(place: BackupPlace): Promise<{ past: BackupCopy[]; all: BackupCopy[] }> {
    const found = await place.list();
    const isPast = ({ at }: BackupCopy) => Date.parse(at) <= now() + hour;
    const past = found.filter(isPast);
    return { past, all: [...past, ...found.filter((copy) => !isPast(copy))] };
  }

  /** Deletes those above the configured number; only files with names of the schedule. */
  async function rotate(place: BackupPlace): Promise<void> {
    for (const { name } of (await copiesIn(place)).all.slice(keep)) await place.remove(name);
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
    const [latest] = (await copiesIn(places.folder)).past;
    newest.folder = latest?.at ?? '';
    const age = now() - Date.parse(latest?.at ?? '1970-01-01T00:00:00Z');
    if (age < everyHours * hour) return;
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    const name = copyName(new Date(now()));
    await store.backup(join(dir, name));
    newest.folder = new Date(Math.floor(now() / 1000) * 1000).toISOString();
    log(`A copy of the database is in ${dir}: ${name}`, { event: 'backup_made' });
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
    if (!closed && places.s3) await attempt('s3', copyToBucket);
    running = undefined;
  }

  /** Does what is due now. */
  function poll(): Promise<void> {
    if (closed) return Promise.resolve();
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
    list: () => listPlaces(places, failures),
    /** Waits for a backup that is being made, because it needs the store; an interrupted upload is repeated after the next start. */
    async close(): Promise<void> {
      closed = true;
      clearInterval(timer);
      await copying;
    },
  };
}
