import { closeSync, fsyncSync, mkdtempSync, openSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const prefix = '.website-draft-';
/** No writing takes longer: older drafts were left by a killed process. */
const abandonedAfter = 60 * 60 * 1000;

/** Whether a folder is one for drafts. */
export const isDraft = (folder: string) => basename(folder).startsWith(prefix);

/** Removes files of killed processes, with names that begin with `start`, from a folder. */
export function removeLeftovers(folder: string, start = ''): void {
  for (const name of readdirSync(folder).filter((one) => one.startsWith(start))) {
    const path = join(folder, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > abandonedAfter) rmSync(path, { recursive: true, force: true });
  }
}

/**
 * Creates a place on the same disk for a file that must not be visible half-written, and removes what killed processes
 * left.
 * @param target Final path of the file.
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
    /** Removes the folder and its contents. */
    discard: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Flushes a file, or the entries of a folder, to disk. */
export function flush(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
