import { statfs } from 'node:fs/promises';

/** How much a disk has left. */
export interface DiskSpace {
  freeBytes: number;
  /** From 0 to 1. */
  freeShare: number;
}

/** The space left for this user on the disk of a folder. @throws The folder is not there. */
export async function diskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, freeShare: blocks === 0 ? 1 : bavail / blocks };
}

/** Below one of these a disk counts as nearly full: 500 MB, or a tenth. */
export const diskIsLow = ({ freeBytes, freeShare }: DiskSpace) => freeBytes < 500_000_000 || freeShare < 0.1;
