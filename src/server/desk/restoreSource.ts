import { createWriteStream } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ServerConfig } from '../../config/server';
import { describeError } from '../errors';
import { backupPlaces } from '../keep/backups';
import type { BackupPlace } from '../keep/places';
import { DeskError } from './DeskError';

/** Source of a backup. */
export interface RestoreSource {
  /** Path or address, for messages. */
  shown: string;
  /** Path, if somebody has named a file. */
  file?: string;
  /** Writes it to a file. */
  fill(draft: string): Promise<void>;
}

const restoreError = (reason: string) => new DeskError('failed', `${reason} Nothing was changed.`);

/** A backup in a place. @param typed Its name, or `latest`. */
async function copyIn(place: BackupPlace, typed: string): Promise<RestoreSource> {
  try {
    const copies = await place.list();
    const found = typed === 'latest' ? copies[0] : copies.find(({ name }) => name === typed);
    if (!found) throw restoreError(`There is no copy ${typed} in ${place.shown}.`);
    return {
      shown: `${place.shown}/${found.name}`,
      fill: async (draft) => pipeline(await place.read(found.name), createWriteStream(draft)),
    };
  } catch (error) {
    if (error instanceof DeskError) throw error;
    throw restoreError(`${place.shown} cannot be read: ${describeError(error)}.`);
  }
}

/**
 * Finds the backup to restore.
 * @param typed A file, `latest` of BACKUP_DIR, or a name or `latest` in the bucket: `s3:latest`.
 * @throws {DeskError} If it does not exist.
 */
export function restoreSource(
  { backups }: Pick<ServerConfig, 'backups'>,
  typed: string,
): Promise<RestoreSource> {
  const places = backups && backupPlaces(backups);
  if (typed.startsWith('s3:')) {
    if (!places?.s3) throw restoreError('BACKUP_S3_URL is not set.');
    return copyIn(places.s3, typed.slice(3));
  }
  if (typed === 'latest') {
    if (!places) throw restoreError('BACKUP_DIR is not set.');
    return copyIn(places.folder, typed);
  }
  const file = resolve(typed);
  return Promise.resolve({ shown: file, file, fill: (draft) => copyFile(file, draft) });
}
