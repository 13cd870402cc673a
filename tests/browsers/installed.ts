import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Path of a program on this machine.
 * @param setting Environment variable that may name it.
 * @param names What it is called on the PATH, or whole paths.
 * @param packages Debian's packages that have it, for the error.
 * @throws There is none.
 */
export function installed(setting: string, names: readonly string[], packages: string): string {
  const wanted = process.env[setting];
  if (wanted) {
    if (!existsSync(wanted)) throw new Error(`${setting} names no file: ${wanted}`);
    return wanted;
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const found = names
    .flatMap((name) => (name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name))))
    .find((path) => existsSync(path));
  if (!found) {
    throw new Error(
      `No ${names.join(' or ')} on this machine. Install Debian's ${packages}, or name one in ${setting}.`,
    );
  }
  return found;
}
