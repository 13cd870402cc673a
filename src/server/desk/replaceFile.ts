import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  renameSync,
  rmSync,
  statSync,
  type Stats,
} from 'node:fs';
import { join } from 'node:path';

/** Gives a file the owner, group and rights of another: the server's user must be able to open it whoever restores. */
export function likeBefore(file: string, { uid, gid, mode }: Stats, isFile: boolean): void {
  chmodSync(file, isFile ? mode & 0o777 : 0o600);
  const { uid: ownUid, gid: ownGid } = statSync(file);
  if (uid === ownUid && gid === ownGid) return;
  chownSync(file, uid, gid);
}

/** An unused file name, with the time to the second. */
export function replacedName(dataDir: string): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  for (let number = 1; ; number += 1) {
    const name = join(dataDir, `website-replaced-${time}${number === 1 ? '' : `-${String(number)}`}.db`);
    if (!existsSync(name)) return name;
  }
}

/** Replaces a file and keeps the old one; at each moment one of the two exists. */
export function replace(current: string, fresh: string, kept: string): void {
  try {
    linkSync(current, kept);
  } catch {
    // A file system without hard links: for a moment there is none.
    renameSync(current, kept);
  }
  try {
    renameSync(fresh, current);
  } catch (error) {
    renameSync(kept, current);
    rmSync(kept, { force: true });
    throw error;
  }
}
