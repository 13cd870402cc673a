import type { BackupSettings } from '../../config/keep';
import { describeError } from '../errors';
import type { BackupCopy } from './copyNames';
import { folderPlace, type BackupPlace } from './places';
import { s3Place } from './s3';

/** Places for backups: a folder of this machine, and a bucket. */
export type PlaceName = 'folder' | 's3';

/** One place with its backups, newest first. */
export interface ListedPlace {
  place: PlaceName;
  /** The folder, or the address of the bucket, for messages. */
  shown: string;
  copies: BackupCopy[];
  /** The id of the backups of this database. */
  own?: string;
  /** Why the place cannot be read, or the last backup failed. */
  failure?: string;
}

/** The places in the settings. */
export function backupPlaces({ dir, s3 }: BackupSettings) {
  return { folder: folderPlace(dir), ...(s3 && { s3: s3Place(s3) }) };
}

/** The contents of the places. One that cannot be read has the reason. @param own The id of the backups of this database. */
export async function listPlaces(
  places: Partial<Record<PlaceName, BackupPlace>>,
  own: string,
  failures: Partial<Record<PlaceName, string | undefined>> = {},
): Promise<ListedPlace[]> {
  const named = Object.entries(places) as [PlaceName, BackupPlace][];
  return Promise.all(
    named.map(async ([place, found]) => {
      const failed = failures[place];
      const about = { place, shown: found.shown, own, ...(failed !== undefined && { failure: failed }) };
      try {
        return { ...about, copies: await found.list() };
      } catch (error) {
        return { ...about, copies: [], failure: describeError(error) };
      }
    }),
  );
}
