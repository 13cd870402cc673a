import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Number of rows by table. */
export type RowCounts = Readonly<Record<string, number>>;

/**
 * Path of the program: beside this file or, after the build, beside the programs or above their shared chunks. Bundles
 * without a package.json need `.mjs`.
 */
function program(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const places = ['copyFile.js', '../copyFile.js', 'copyFile.mjs'].map((name) => join(here, name));
  const found = places.find((path) => existsSync(path));
  if (found === undefined) throw new Error('the program that copies is missing from the build');
  return found;
}

/**
 * Verifies a database file that nothing else has open, in a process of its own.
 * @param from A database file to copy first, which must not change meanwhile.
 * @throws {Error} If it is damaged, is not a database, or cannot be copied.
 */
export async function checkedCopy(copy: string, from?: string): Promise<RowCounts> {
  const file = program();
  return new Promise((resolve, reject) => {
    const paths = [copy, ...(from === undefined ? [] : [from])];
    // Without the environment, which contains secrets.
    execFile(process.execPath, [file, ...paths], { env: {} }, (error, output) => {
      if (error) reject(new Error(output === '' ? error.message : output, { cause: error }));
      else resolve(JSON.parse(output) as RowCounts);
    });
  });
}
