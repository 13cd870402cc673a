import { statfs } from 'node:fs/promises';

/** Free space of a disk. */
export interface DiskSpace {
  freeBytes: number;
  /** Fraction, from 0 to 1. */
  freeShare: number;
}

/** Free space for this user on the disk of a folder. @throws If the folder does not exist. */
export async function diskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, freeShare: blocks === 0 ? 1 : bavail / blocks };
}

/** Whether a disk is nearly full: less than 500 MB, or less than a tenth, is free. */
export const diskIsLow = ({ freeBytes, freeShare }: DiskSpace) => freeBytes < 500_000_000 || freeShare < 0.1;
