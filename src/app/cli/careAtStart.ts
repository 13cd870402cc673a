import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ServerConfig } from '../../config/server';

/** The nearest folder that exists. */
const existing = (path: string): string => (existsSync(path) ? path : existing(dirname(path)));
const diskOf = (path: string) => statSync(existing(path)).dev;

/** What an owner should know of copies, mail and alerts at the start, one line each. */
export function careAtStart({
  backups,
  dataDir,
  databaseUrl,
  mail,
  watch,
}: Pick<ServerConfig, 'backups' | 'dataDir' | 'databaseUrl' | 'mail' | 'watch'>): string[] {
  const alone =
    backups && !backups.s3 && diskOf(backups.dir) === diskOf(dataDir)
      ? ', on the disk of the database: a lost disk takes both. BACKUP_S3_URL sends them elsewhere'
      : '';
  const copies = backups
    ? `Copies of the database are made every ${String(backups.everyHours)} hours in ${backups.dir}${alone}.`
    : databaseUrl === undefined
      ? 'No copies of the database are made: BACKUP_DIR is none.'
      : 'The site makes no copies of Postgres: use its own tools.';
  return [
    copies,
    ...(mail
      ? []
      : [
          'No mail is sent, to staff or visitors: set SMTP_URL, MAIL_FROM and MAIL_TO, or look at the desk each day.',
        ]),
    ...(watch.alerts ? [] : ['Nobody is told when something fails: set ALERT_TO or ALERT_WEBHOOK.']),
  ];
}
