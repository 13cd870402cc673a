import { existsSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { removeLeftovers } from '../../server/store/drafts';

/** The built site. */
export const builtFolder = 'dist';
/** Where builds are made, beside the built site: a rename does not work from one disk to another. */
const workshop = 'dist-next';
/** The folder of this process's build; two builds at once have one each. */
export const freshFolder = `${workshop}/${hostname()}-${String(process.pid)}`;

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

/** Removes what builds have left that were killed, and the folder of builds once it is empty. */
export function removeAbandoned(folder: string = workshop): void {
  if (!existsSync(folder)) return;
  removeLeftovers(folder);
  try {
    rmdirSync(folder);
  } catch (error) {
    // Another build works there, or has removed it.
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(codeOf(error) ?? '')) throw error;
  }
}

/** Moves a folder, where it is there. @returns Whether it was. */
function moved(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Replaces the built site with a finished build by two renames. The folder never holds half a build; between the renames it
 * is missing for an instant. The old build is removed afterwards.
 * @param fresh Folder of the finished build.
 * @param place Where it belongs.
 */
export function switchIn(fresh: string, place: string): void {
  const before = `${fresh}-before`;
  for (let left = 10; ; left -= 1) {
    const replaced = moved(place, before);
    try {
      renameSync(fresh, place);
      break;
    } catch (error) {
      // Another build came in between the two renames: it is replaced in its turn.
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
