import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { ConfigError, isWhole, optional, readSettings, setting, type Environment } from './settings';
import { isPrivateAddress } from './watch';

/** Where copies of the database go, and how often. */
export interface BackupSettings {
  /** Absolute path of their folder. */
  dir: string;
  /** Hours between two copies. */
  everyHours: number;
  /** How many copies are kept in each place, the newest. */
  keep: number;
  /** A second place, in storage that speaks S3; missing where there is none. */
  s3?: S3Settings;
}

/** Storage that speaks S3. */
export interface S3Settings {
  /** Address of the bucket: `https://s3.eu-west-1.amazonaws.com/bucket`. */
  url: string;
  region: string;
  accessKeyId: string;
  /** A secret: never shown. */
  secretAccessKey: string;
}

const keepSettings = z.object({
  /** Folder that copies of the database are written to; empty makes none. */
  BACKUP_DIR: optional('must be the path of a folder', (value) => !value.includes('\0')),
  /** Hours between two copies. */
  BACKUP_HOURS: setting(
    '24',
    'must be a whole number of hours from 1 to 720',
    (value) => isWhole(value, 720) && Number(value) > 0,
  ),
  /** How many copies are kept, the newest: in the folder, and as many in S3. */
  BACKUP_KEEP: setting(
    '14',
    'must be a whole number from 1 to 1000',
    (value) => isWhole(value, 1000) && Number(value) > 0,
  ),
  /** A bucket that each copy is sent to as well: `https://s3.eu-west-1.amazonaws.com/bucket`. */
  BACKUP_S3_URL: optional(
    'must be an https address with the name of a bucket as its path',
    (value) => isPrivateAddress(value) && /^\/[\w.-]+\/?$/.test(new URL(value).pathname),
  ),
  /** Keys and region of that bucket, under the names that all tools for S3 read. */
  AWS_ACCESS_KEY_ID: optional('must be an access key', (value) => /^\S+$/.test(value)),
  AWS_SECRET_ACCESS_KEY: optional('must be a secret key', (value) => /^\S+$/.test(value)),
  AWS_REGION: setting('auto', 'must be the name of a region', (value) => /^[\w-]+$/.test(value)),
});

/** The settings of copies where nothing is set. */
export const keepDefaults = keepSettings.parse({});

/**
 * Reads where copies of the database go; nothing where none are made.
 * @throws {ConfigError} A value is not usable; the message never shows it.
 */
export function readBackups(env: Environment): BackupSettings | undefined {
  const given = readSettings(keepSettings, env);
  const { BACKUP_DIR: dir, BACKUP_S3_URL: url } = given;
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = given;
  if (dir === '') {
    if (url !== '') throw new ConfigError('BACKUP_S3_URL must be set together with BACKUP_DIR');
    return undefined;
  }
  if ((env['DATABASE_URL']?.trim() ?? '') !== '')
    throw new ConfigError(
      'BACKUP_DIR must not be set together with DATABASE_URL: Postgres is copied by its own tools',
    );
  if (url !== '' && (accessKeyId === '' || secretAccessKey === ''))
    throw new ConfigError(
      'BACKUP_S3_URL must be set together with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
    );
  return {
    dir: resolve(dir),
    everyHours: Number(given.BACKUP_HOURS),
    keep: Number(given.BACKUP_KEEP),
    ...(url !== '' && {
      s3: { url: url.replace(/\/$/, ''), region: given.AWS_REGION, accessKeyId, secretAccessKey },
    }),
  };
}
