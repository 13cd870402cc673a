import { createWriteStream } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ServerConfig } from '../../config/server';
import { describeError } from '../errors';
import { backupPlaces } from '../keep/listPlaces';
import type { BackupCopy } from '../keep/copyNames';
import type { BackupPlace } from '../keep/places';
import { DeskError } from './DeskError';

/** Which backups are of a database. */
export interface OwnBackups {
  /** Their id; left out if an earlier release made the database, and no later one has used it. */
  id?: string;
}

/** Source of a backup. */
export interface RestoreSource {
  /** Path or address, for messages. */
  shown: string;
  /** Path, if somebody has named a file. */
  file?: string;
  /** A newer file that somebody has put there. */
  newer?: BackupCopy;
  /** Writes it to a file. */
  fill(draft: string): Promise<void>;
}

const restoreError = (reason: string) => new DeskError('failed', `${reason} Nothing was changed.`);

/**
 * The newest backup of this database.
 * @param own Undefined if there is no database, or an empty one: then all have to be of one database.
 */
function latestOf(
  place: BackupPlace,
  copies: readonly BackupCopy[],
  own: OwnBackups | undefined,
): BackupCopy {
  const scheduled = copies.filter(({ isScheduled }) => isScheduled);
  if (scheduled.length === 0) throw restoreError(`There is no copy latest in ${place.shown}.`);
  const ids = new Set(scheduled.map(({ id }) => id));
  const found =
    own === undefined ? ids.size === 1 && scheduled[0] : scheduled.find(({ id }) => id === own.id);
  if (found) return found;
  throw restoreError(
    own === undefined
      ? `The copies in ${place.shown} are of several databases: name one of them.`
      : `The copies in ${place.shown} are of another database: name one of them to restore it all the same.`,
  );
}

/** A backup in a place. @param typed Its name, or `latest`. */
async function copyIn(
  place: BackupPlace,
  typed: string,
  own: () => Promise<OwnBackups | undefined>,
): Promise<RestoreSource> {
  try {
    const copies = await place.list();
    const found =
      typed === 'latest' ? latestOf(place, copies, await own()) : copies.find(({ name }) => name === typed);
    if (!found) throw restoreError(`There is no copy ${typed} in ${place.shown}.`);
    const newer = copies.find(({ isScheduled, at }) => !isScheduled && at > found.at);
    return {
      shown: `${place.shown}/${found.name}`,
      ...(newer && { newer }),
      fill: async (draft) => pipeline(await place.read(found.name), createWriteStream(draft)),
    };
  } catch (error) {
    if (error instanceof DeskError) throw error;
    throw restoreError(`${place.shown} cannot be read: ${describeError(error)}.`);
  }
}

/**
 * Finds the backup to restore.
 * @param typed A file, `latest` of the folder, or a name or `latest` in the bucket: `s3:latest`.
 * @param own Returns which backups are of the database that is there; undefined if there is none.
 * @throws {DeskError} If it does not exist.
 */
export function restoreSource(
  { backups }: Pick<ServerConfig, 'backups'>,
  typed: string,
  own: () => Promise<OwnBackups | undefined>,
): Promise<RestoreSource> {
  const places = backups && backupPlaces(backups);
  if (typed.startsWith('s3:')) {
    if (!places?.s3) throw restoreError('BACKUP_S3_URL is not set.');
    return copyIn(places.s3, typed.slice(3), own);
  }
  if (typed === 'latest') {
    if (!places) throw restoreError('BACKUP_DIR is none: no copies are scheduled.');
    return copyIn(places.folder, typed, own);
  }
  const file = resolve(typed);
  return Promise.resolve({ shown: file, file, fill: (draft) => copyFile(file, draft) });
}
