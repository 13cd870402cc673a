import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The sources of a build. */
const inputs = ['src', 'public', 'photos', 'package-lock.json', 'vite.config.ts'];

/**
 * @param {string} path
 * @returns {string[]} All files at or below the path, sorted.
 */
function filesOf(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

/**
 * Stamp of the sources that go into a build; plain JavaScript, because it runs before anything is built.
 * @returns {string} A SHA-256 hash.
 */
export function sourceHash() {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesOf)) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('base64url');
}
