import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { ConfigError, isWhole, optional, readSettings, setting, type Environment } from './settings';
import { isPrivateAddress } from './watch';

/** Where backups of the database are written, and how often. */
export interface BackupSettings {
  /** Absolute path of their folder. */
  dir: string;
  /** Hours between two backups. */
  everyHours: number;
  /** Number of backups to keep in each place; the oldest are deleted. */
  keep: number;
  /** A second place, in S3-compatible storage; left out if there is none. */
  s3?: S3Settings;
}

/** S3-compatible storage. */
export interface S3Settings {
  /** Address of the bucket: `https://s3.eu-west-1.amazonaws.com/bucket`. */
  url: string;
  region: string;
  accessKeyId: string;
  /** A secret: never shown. */
  secretAccessKey: string;
}

const keepSettings = z.object({
  /** Folder for backups of the database; empty turns them off. */
  BACKUP_DIR: optional('must be the path of a folder', (value) => !value.includes('\0')),
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
  /** A bucket that each backup is also uploaded to: `https://s3.eu-west-1.amazonaws.com/bucket`. */
  BACKUP_S3_URL: optional(
    'must be an https address with the name of a bucket as its path',
    (value) => isPrivateAddress(value) && /^\/[\w.-]+\/?$/.test(new URL(value).pathname),
  ),
  /** Keys and region of that bucket, under the names that all S3 tools use. */
  AWS_ACCESS_KEY_ID: optional('must be an access key', (value) => /^\S+$/.test(value)),
  AWS_SECRET_ACCESS_KEY: optional('must be a secret key', (value) => /^\S+$/.test(value)),
  AWS_REGION: setting('auto', 'must be the name of a region', (value) => /^[\w-]+$/.test(value)),
});

/** The default settings of backups. */
export const keepDefaults = keepSettings.parse({});

/**
 * Reads the settings of backups; undefined if they are off.
 * @throws {ConfigError} If a value is invalid; the message never shows it.
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
