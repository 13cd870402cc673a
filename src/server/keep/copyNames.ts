/** A backup in one of its places. */
export interface BackupCopy {
  /** `website-k7m4xp2q-2026-11-25T043000Z-120.db`: the id of its database, the time in UTC, and the number of submissions. */
  name: string;
  /** ISO 8601. */
  at: string;
  bytes: number;
  /** Id of its database; left out if an earlier release made it, or a person. */
  id?: string;
  /** Number of submissions in it. */
  rows?: number;
  /** Whether the schedule made it. */
  isScheduled: boolean;
}

/** What the name of a backup tells. */
export type NamedCopy = Required<Pick<BackupCopy, 'id' | 'rows'>> & {
  at: Date;
};

/** The id by which the backups of a database are known: a staging copy's are not the real site's. */
export const backupId = (databaseId: string, staging: boolean) =>
  staging ? `staging-${databaseId}` : databaseId;

const shape =
  /^website-(?:((?:staging-)?[2-9a-hjkmnp-tv-z]{8})-)?(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z(?:-(\d+))?\.db$/;

/** The name of a backup. */
export function copyName({ id, at, rows }: NamedCopy): string {
  return `website-${id}-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z-${String(rows)}.db`;
}

/** What a name tells; undefined if the schedule makes no such name. */
export function readCopyName(name: string): Omit<BackupCopy, 'bytes'> | undefined {
  const [, id, day, hours, minutes, seconds, rows] = shape.exec(name) ?? [];
  if (day === undefined) return undefined;
  const at = `${day}T${hours ?? ''}:${minutes ?? ''}:${seconds ?? ''}.000Z`;
  if (Number.isNaN(Date.parse(at))) return undefined;
  return {
    name,
    at,
    isScheduled: true,
    ...(id !== undefined && { id }),
    ...(rows !== undefined && { rows: Number(rows) }),
  };
}

/** Newest first. */
export const byTime = (a: BackupCopy, b: BackupCopy) =>
  a.at === b.at ? (a.name < b.name ? 1 : -1) : a.at < b.at ? 1 : -1;

/** The scheduled backups among files, newest first. */
export function copiesAmong(files: readonly { name: string; bytes: number }[]): BackupCopy[] {
  return files
    .flatMap(({ name, bytes }) => {
      const read = readCopyName(name);
      return read ? [{ ...read, bytes }] : [];
    })
    .sort(byTime);
}

/**
 * The backups that are not kept: all but the newest ones, the last one of each of so many months, and, for a year, the newest one
 * that holds more than the newest of all, so that a database which has lost its data does not push out what it had. Months are
 * counted as they are there: a clock that is years ahead for a while makes none too old.
 * @param copies Of one database, newest first; last those that a wrong clock has dated in the future.
 */
export function superfluous(
  copies: readonly BackupCopy[],
  { keep, months }: { keep: number; months: number },
): BackupCopy[] {
  const [newest] = copies;
  if (!newest) return [];
  const lastYear = new Date(newest.at);
  lastYear.setUTCFullYear(lastYear.getUTCFullYear() - 1);
  const fuller = copies.find(({ rows = 0 }) => rows > (newest.rows ?? 0));
  const seen = new Set<string>();
  return copies.filter((copy, place) => {
    const month = copy.at.slice(0, 7);
    const isLastOfMonth = copy.at <= newest.at && !seen.has(month);
    seen.add(month);
    if (place < keep || (isLastOfMonth && seen.size <= months)) return false;
    return !(copy === fuller && copy.at >= lastYear.toISOString());
  });
}
