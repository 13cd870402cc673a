import { createReadStream } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { byTime, readCopyName, type BackupCopy } from './copyNames';

/** A place for backups. */
export interface BackupPlace {
  /** The folder, or the address of the bucket, for messages. */
  shown: string;
  /** The scheduled backups, newest first, and in a folder those that people have put there; other files are ignored. */
  list(): Promise<BackupCopy[]>;
  read(name: string): Promise<Readable>;
  remove(name: string): Promise<void>;
}

/** A folder with backups. */
export interface FolderPlace extends BackupPlace {
  rename(from: string, to: string): Promise<void>;
}

/** A folder of this machine. */
export function folderPlace(dir: string): FolderPlace {
  async function copyOf(name: string): Promise<BackupCopy> {
    const { size, mtime } = await stat(join(dir, name));
    const at = mtime.toISOString();
    return { ...(readCopyName(name) ?? { name, at, isScheduled: false }), bytes: size };
  }
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
      const copies = names.filter((name) => name.endsWith('.db') && !name.startsWith('.'));
      return (await Promise.all(copies.map(copyOf))).sort(byTime);
    },
    read: (name) => Promise.resolve(createReadStream(join(dir, name))),
    remove: (name) => rm(join(dir, name), { force: true }),
    rename: (from, to) => rename(join(dir, from), join(dir, to)),
  };
}
