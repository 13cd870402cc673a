import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** A backup in one of its places. */
export interface BackupCopy {
  /** `website-2026-11-25T043000Z.db`, in UTC. */
  name: string;
  /** ISO 8601. */
  at: string;
  bytes: number;
}

/** A place for backups. */
export interface BackupPlace {
  /** The folder, or the address of the bucket, for messages. */
  shown: string;
  /** The scheduled backups, newest first; other files are ignored. */
  list(): Promise<BackupCopy[]>;
  read(name: string): Promise<Readable>;
  remove(name: string): Promise<void>;
}

const shape = /^website-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.db$/;

/** The name of a backup made at a time. */
export function copyName(at: Date): string {
  return `website-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z.db`;
}

/** Time of the backup with a name, ISO 8601; undefined if the schedule makes no such name. */
export function timeOfCopy(name: string): string | undefined {
  const [, day, hours, minutes, seconds] = shape.exec(name) ?? [];
  if (day === undefined) return undefined;
  const time = `${day}T${hours ?? ''}:${minutes ?? ''}:${seconds ?? ''}.000Z`;
  return Number.isNaN(Date.parse(time)) ? undefined : time;
}

/** The backups among files, newest first. */
export function copiesAmong(files: readonly { name: string; bytes: number }[]): BackupCopy[] {
  return files
    .flatMap(({ name, bytes }) => {
      const at = timeOfCopy(name);
      return at === undefined ? [] : [{ name, at, bytes }];
    })
    .sort((a, b) => (a.name < b.name ? 1 : -1));
}

/** A folder of this machine. */
export function folderPlace(dir: string): BackupPlace {
  return {
    shown: dir,
    async list() {
      let names: string[];
      try {
        names = await readdir(dir);
      } catch (error) {
        // It is created with the first backup.
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
        throw error;
      }
      const copies = names.filter((name) => timeOfCopy(name) !== undefined);
      return copiesAmong(
        await Promise.all(copies.map(async (name) => ({ name, bytes: (await stat(join(dir, name))).size }))),
      );
    },
    read: (name) => Promise.resolve(createReadStream(join(dir, name))),
    remove: (name) => rm(join(dir, name), { force: true }),
  };
}
