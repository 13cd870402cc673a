import { closeSync, fsyncSync, mkdtempSync, openSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const prefix = '.website-draft-';
/** Nothing takes as long: what is older was left by a process that was killed. */
const abandonedAfter = 60 * 60 * 1000;

/** Removes from a folder what killed processes have left under names that begin so. */
export function removeLeftovers(folder: string, start = ''): void {
  for (const name of readdirSync(folder).filter((one) => one.startsWith(start))) {
    const path = join(folder, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > abandonedAfter) rmSync(path, { recursive: true, force: true });
  }
}

/**
 * Makes a place on the same disk for a file that must not be seen half-written, and removes what killed processes left.
 * @param target Where the file belongs in the end.
 */
export function draftFor(target: string) {
  const parent = dirname(target);
  removeLeftovers(parent, prefix);
  const folder = mkdtempSync(join(parent, prefix));
  const file = join(folder, basename(target));
  closeSync(openSync(file, 'wx', 0o600));
  return {
    /** An empty file that only this user can read, in a folder that only this user can open. */
    file,
    /** Removes the folder and what is left in it. */
    discard: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until a file, or the names in a folder, are on the disk. */
export function flush(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
