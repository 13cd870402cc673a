import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The kernel's limit is 108 bytes on Linux and 104 elsewhere.
const longest = 100;

/** Where the desk of a data folder listens: in the folder, or under the system's temporary one where that path is too long. */
export function socketPath(dataDir: string): string {
  const path = join(dataDir, 'desk.sock');
  if (Buffer.byteLength(path) <= longest) return path;
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return join(tmpdir(), `desk-${String(process.getuid?.() ?? 0)}-${hash}`, 'desk.sock');
}

/**
 * Makes the folder of a socket outside the data folder, or checks that it is ours alone: anyone can make
 * folders in the temporary one.
 * @throws {Error} Someone else's folder is in the place.
 */
export function secureFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stats = lstatSync(folder);
  const ours = process.getuid === undefined || stats.uid === process.getuid();
  if (!stats.isDirectory() || !ours || (stats.mode & 0o077) !== 0)
    throw new Error(`${folder} is not ours alone`);
}
