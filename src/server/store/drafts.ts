import { closeSync, fsyncSync, mkdtempSync, openSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const prefix = '.website-draft-';
/** No copy takes as long: what is older was left by a process that was killed. */
const abandonedAfter = 60 * 60 * 1000;

/** Where a file is written before it gets its name. */
interface Draft {
  /** An empty file that only this user can read, in a folder that only this user can open. */
  file: string;
  /** Removes the folder and what is left in it. */
  discard: () => void;
}

/**
 * Makes a place on the same disk for a file that must not be seen half-written, and removes what killed processes left.
 * @param target Where the file belongs in the end.
 */
export function draftFor(target: string): Draft {
  const parent = dirname(target);
  for (const name of readdirSync(parent).filter((one) => one.startsWith(prefix))) {
    const stats = statSync(join(parent, name), { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > abandonedAfter)
      rmSync(join(parent, name), { recursive: true, force: true });
  }
  const folder = mkdtempSync(join(parent, prefix));
  const file = join(folder, basename(target));
  closeSync(openSync(file, 'wx', 0o600));
  return {
    file,
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
