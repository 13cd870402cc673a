import { existsSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { removeLeftovers } from '../../server/store/drafts';

/** The built site. */
export const builtFolder = 'dist';
/** Folder in which builds are made. It is next to the built site, because a folder cannot be renamed to another disk. */
const buildsFolder = 'dist-next';
/** Folder of this process's build; simultaneous builds have one each. */
export const newBuildFolder = `${buildsFolder}/${hostname()}-${String(process.pid)}`;

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

/** Removes the leftovers of killed builds, and the folder of builds when it is empty. */
export function removeAbandoned(folder: string = buildsFolder): void {
  if (!existsSync(folder)) return;
  removeLeftovers(folder);
  try {
    rmdirSync(folder);
  } catch (error) {
    // Another build is working there, or has removed it.
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(codeOf(error) ?? '')) throw error;
  }
}

/** Moves a folder if it exists. @returns Whether it existed. */
function moveIfExists(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Replaces the built site by a finished build with two renames. The folder never contains half a build; it is missing
 * for an instant between the renames. The old build is removed afterwards.
 * @param fresh Folder of the finished build.
 * @param place Folder of the built site.
 */
export function replaceBuild(fresh: string, place: string): void {
  const before = `${fresh}-before`;
  for (let left = 10; ; left -= 1) {
    const replaced = moveIfExists(place, before);
    try {
      renameSync(fresh, place);
      break;
    } catch (error) {
      // Another build was faster between the two renames: now it is replaced.
      if (left > 0 && ['ENOTEMPTY', 'EEXIST'].includes(codeOf(error) ?? '')) {
        rmSync(before, { recursive: true, force: true });
        continue;
      }
      if (replaced) renameSync(before, place);
      throw error;
    }
  }
  rmSync(before, { recursive: true, force: true });
  removeAbandoned(dirname(fresh));
}
