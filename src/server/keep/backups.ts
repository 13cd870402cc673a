import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupSettings } from '../../config/keep';
import { describeError } from '../errors';
import type { Log } from '../log';
import type { Store } from '../store/Store';
import { copyName, folderPlace, type BackupCopy, type BackupPlace } from './places';
import { s3Place } from './s3';

/** Where copies can be: the folder of this machine, and a bucket. */
export type PlaceName = 'folder' | 's3';

/** How the copies of one place are. */
export interface BackupState {
  /** Age of the newest whole copy; missing where there is none yet. */
  ageSeconds?: number;
  /** Why the last one failed, in one line; missing where it did not. */
  failure?: string;
}

/** One place with its copies, newest first. */
export interface ListedPlace {
  place: PlaceName;
  /** For people: the folder, or the address of the bucket. */
  shown: string;
  copies: BackupCopy[];
  /** Why the place cannot be read, or the last copy failed. */
  failure?: string;
}

/** The schedule of copies. */
export type Backups = ReturnType<typeof scheduledBackups>;

const hour = 60 * 60_000;
/** Between two looks at what is due, and from a failure to the next try, in ms. */
const standardTimes = { every: 60_000, retry: 15 * 60_000 };

/** The places that the settings name. */
export function backupPlaces({ dir, s3 }: BackupSettings) {
  return { folder: folderPlace(dir), ...(s3 && { s3: s3Place(s3) }) };
}

/** What is in the places. One that cannot be read says why. */
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
  /** Milliseconds of the clock. */
  now: () => number;
  /** All in ms. */
  times?: typeof standardTimes;
}

/**
 * Makes a copy of the database whenever the newest is too old, sends it to the bucket, and deletes the oldest above the number
 * that is kept. What has been done is read from the places themselves, so that a new start does nothing twice. Only a store in
 * a file is copied, and one process alone has that.
 */
export function scheduledBackups({ store, settings, log, now, times = standardTimes }: BackupOptions) {
  const { dir, everyHours, keep } = settings;
  const places = backupPlaces(settings);
  const newest: Partial<Record<PlaceName, string>> = {};
  const failures: Partial<Record<PlaceName, string | undefined>> = {};
  const nextTry: Record<PlaceName, number> = { folder: 0, s3: 0 };
  let running: Promise<void> | undefined;
  let copying: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  /** The copies of a place, newest first; last those from the future, which are a clock's mistake. */
  async function copiesIn(place: BackupPlace): Promise<{ past: BackupCopy[]; all: BackupCopy[] }> {
    const found = await place.list();
    const isPast = ({ at }: BackupCopy) => Date.parse(at) <= now() + hour;
    const past = found.filter(isPast);
    return { past, all: [...past, ...found.filter((copy) => !isPast(copy))] };
  }

  /** Deletes what is above the number; only names that the schedule has made. */
  async function rotate(place: BackupPlace): Promise<void> {
    for (const { name } of (await copiesIn(place)).all.slice(keep)) await place.remove(name);
  }

  /** Runs work for a place, unless it has failed a moment ago. Tells of the first failure, and of the recovery. */
  async function attempt(place: PlaceName, work: () => Promise<void>): Promise<void> {
    if (now() < nextTry[place] && nextTry[place] - now() <= times.retry) return;
    const shown = places[place]?.shown ?? '';
    try {
      await work();
      if (failures[place] !== undefined)
        log(`Copies of the database are made again: ${shown}`, { event: 'backup_recovered' });
      failures[place] = undefined;
    } catch (error) {
      const reason = describeError(error);
      if (failures[place] === undefined)
        log(`A copy of the database could not be made: ${reason}`, {
          level: 'error',
          event: 'backup_failed',
        });
      failures[place] = reason;
      nextTry[place] = now() + times.retry;
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
  function look(): Promise<void> {
    if (closed) return Promise.resolve();
    running ??= work();
    return running;
  }

  return {
    look,
    /** Begins: at once, and then whenever something is due. */
    start(): void {
      void look();
      timer = setInterval(() => void look(), times.every);
    },
    /** How the copies of each place are. */
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
    /** Waits for a copy that is being made, as the store is needed for it; what is being sent is sent by the next start. */
    async close(): Promise<void> {
      closed = true;
      clearInterval(timer);
      await copying;
    },
  };
}
