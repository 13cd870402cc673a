import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Cleanup } from './folders';

/** A disk that is soon full, as the folder of the store. */
export interface SmallDisk {
  dataDir: string;
  /** Programs that the server is started by, where those set the limit. */
  by: readonly string[];
  /** How the disk is made small. */
  kind: string;
  /** Gives it room again; missing where that cannot be done for a running process. */
  enlarge?: () => boolean;
}

const works = (command: string, ...words: readonly string[]) =>
  spawnSync(command, words, { stdio: 'ignore' }).status === 0;

/** A file system of 1 MB in memory where this may be mounted, else a limit on the size of files; nothing where neither works. */
export function smallDisk(cleanup: Cleanup): SmallDisk | undefined {
  const folder = cleanup.folder();
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  if (works('mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', dataDir)) {
    cleanup.add(() => works('umount', '-l', dataDir));
    return {
      dataDir,
      by: [],
      kind: 'a file system of 1 MB',
      enlarge: () => works('mount', '-o', 'remount,size=64m', dataDir),
    };
  }
  if (works('prlimit', '--fsize=1000000', 'true'))
    return { dataDir, by: ['prlimit', '--fsize=1000000'], kind: 'a limit of 1 MB on the size of files' };
  return undefined;
}
