import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Cleanup } from './folders';

/** A small disk for the folder of the store. */
export interface SmallDisk {
  dataDir: string;
  /** Programs that start the server, if they set the limit. */
  by: readonly string[];
  /** How the disk is limited. */
  kind: string;
  /** Frees space; missing if that is impossible for a running process. */
  enlarge?: () => boolean;
}

const works = (command: string, ...words: readonly string[]) =>
  spawnSync(command, words, { stdio: 'ignore' }).status === 0;

/** A file system of 1 MB in memory if it can be mounted, otherwise a limit for the size of files; undefined if neither works. */
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
