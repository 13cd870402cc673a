import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Why this user cannot use a database file, if it is not the file's contents. */
export function whyUnusable(file: string): string | undefined {
  const causes: Readonly<Record<string, string>> = {
    EACCES: 'this user may not read or write it, so it may belong to another one',
    EROFS: 'its disk is read-only',
  };
  for (const path of [file, dirname(file)])
    try {
      accessSync(path, constants.R_OK | constants.W_OK);
    } catch (error) {
      const cause = causes[(error as NodeJS.ErrnoException).code ?? ''];
      if (cause !== undefined) return `${path} cannot be opened: ${cause}.`;
    }
  return undefined;
}

/** How much later in ms than its write-ahead log a database file is changed at most, by SQLite itself. */
const checkpointTime = 60_000;

/**
 * Whether a database file was changed after its write-ahead log, which a killed server has left: then somebody has put another file
 * there, and SQLite would write the log over it without a word.
 */
export function isReplaced(file: string, margin = checkpointTime): boolean {
  if (!existsSync(file) || !existsSync(`${file}-wal`)) return false;
  const [main, log] = [statSync(file), statSync(`${file}-wal`)];
  // The time of the last change of any kind, which no program that copies can set.
  return log.size > 0 && main.ctimeMs - log.ctimeMs > margin;
}
