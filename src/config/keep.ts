import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { ConfigError } from './ConfigError.js';
import { isWhole, optional, readSettings, setting, type Environment } from './settings';
import { isPrivateAddress } from './watch';

/** Where backups of the database are written, and how often. */
export interface BackupSettings {
  /** Absolute path of their folder. */
  dir: string;
  /** Hours between two backups. */
  everyHours: number;
  /** Number of newest backups to keep in each place. */
  keep: number;
  /** Number of months of which one backup each is kept besides. */
  months: number;
  /** Whether an empty database may begin beside backups of another. */
  isNew?: true;
  /** A second place, in S3-compatible storage; left out if there is none. */
  s3?: S3Settings;
}

/** How long copies of the database exist. */
export interface KeptCopies {
  /** Days after which the newest ones are gone. */
  days: number;
  /** Number of months of which one copy each is kept besides. */
  months: number;
  /** Whether they are also sent to a storage company. */
  isRemote: boolean;
}

/** S3-compatible storage. */
export interface S3Settings {
  /** Address of the bucket, and of the folder in it if there is one: `https://s3.eu-west-1.amazonaws.com/bucket/folder`. */
  url: string;
  region: string;
  accessKeyId: string;
  /** A secret: never shown. */
  secretAccessKey: string;
}

const keepSettings = z.object({
  /** Folder for backups of the database: `backups` in DATA_DIR unless told otherwise; `none` makes no backups. */
  BACKUP_DIR: optional('must be the path of a folder, or none', (value) => !value.includes('\0')),
  /** Hours between two backups. */
  BACKUP_HOURS: setting(
    '24',
    'must be a whole number of hours from 1 to 720',
    (value) => isWhole(value, 720) && Number(value) > 0,
  ),
  /** Number of newest backups to keep, in the folder and in S3. */
  BACKUP_KEEP: setting(
    '14',
    'must be a whole number from 1 to 1000',
    (value) => isWhole(value, 1000) && Number(value) > 0,
  ),
  /** Number of months of which the last backup is kept besides; 0 keeps none. */
  BACKUP_MONTHS: setting('12', 'must be a whole number from 0 to 120', (value) => isWhole(value, 120)),
  /** `yes` begins with an empty database although there are backups of one; remove it after the first start. */
  NEW_DATABASE: optional('must be yes or empty', (value) => value === 'yes'),
  /** A bucket that each backup is also uploaded to, or a folder in it: `https://s3.eu-west-1.amazonaws.com/bucket/folder`. */
  BACKUP_S3_URL: optional(
    'must be an https address with the name of a bucket as its path, and a folder in it if you like',
    (value) => isPrivateAddress(value) && /^(\/[\w.-]+)+\/?$/.test(new URL(value).pathname),
  ),
  /** Keys and region of that bucket, under the names that all S3 tools use. */
  AWS_ACCESS_KEY_ID: optional('must be an access key', (value) => /^\S+$/.test(value)),
  AWS_SECRET_ACCESS_KEY: optional('must be a secret key', (value) => /^\S+$/.test(value)),
  AWS_REGION: setting('auto', 'must be the name of a region', (value) => /^[\w-]+$/.test(value)),
});

/** The default settings of backups. */
export const keepDefaults = keepSettings.parse({});

/** Whether the settings turn backups off: by themselves, or as the database is one that they cannot copy. */
const isOff = (dir: string, env: Environment) =>
  dir === 'none' || (dir === '' && (env['DATABASE_URL']?.trim() ?? '') !== '');

/** How long copies exist by these settings; undefined if there are none. Needs no keys. @throws {ConfigError} If a value is invalid. */
export function readKeptCopies(env: Environment): KeptCopies | undefined {
  const given = readSettings(keepSettings, env);
  if (isOff(given.BACKUP_DIR, env)) return undefined;
  return {
    days: Math.ceil((Number(given.BACKUP_HOURS) * Number(given.BACKUP_KEEP)) / 24),
    months: Number(given.BACKUP_MONTHS),
    isRemote: given.BACKUP_S3_URL !== '',
  };
}

/**
 * Reads the settings of backups; undefined if they are off.
 * @param dataDir Absolute path of the folder of the database.
 * @throws {ConfigError} If a value is invalid; the message never shows it.
 */
export function readBackups(env: Environment, dataDir: string): BackupSettings | undefined {
  const given = readSettings(keepSettings, env);
  const { BACKUP_DIR: dir, BACKUP_S3_URL: url } = given;
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = given;
  const isPostgres = (env['DATABASE_URL']?.trim() ?? '') !== '';
  if (isOff(dir, env)) {
    if (url !== '')
      throw new ConfigError('BACKUP_S3_URL needs copies in a folder: BACKUP_DIR must be set to one');
    return undefined;
  }
  if (isPostgres)
    throw new ConfigError(
      'BACKUP_DIR must not be set together with DATABASE_URL: Postgres is copied by its own tools',
    );
  if (url !== '' && (accessKeyId === '' || secretAccessKey === ''))
    throw new ConfigError(
      'BACKUP_S3_URL must be set together with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
    );
  return {
    dir: dir === '' ? join(dataDir, 'backups') : resolve(dir),
    everyHours: Number(given.BACKUP_HOURS),
    keep: Number(given.BACKUP_KEEP),
    months: Number(given.BACKUP_MONTHS),
    ...(given.NEW_DATABASE === 'yes' && { isNew: true }),
    ...(url !== '' && {
      s3: { url: url.replace(/\/$/, ''), region: given.AWS_REGION, accessKeyId, secretAccessKey },
    }),
  };
}
