import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How many rows each table of a database has, by the table's name. */
export type RowCounts = Readonly<Record<string, number>>;

/** The program: beside this file or, built, beside the programs or above what they share. Bundles without a package take `.mjs`. */
function program(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const places = ['copyFile.js', '../copyFile.js', 'copyFile.mjs'].map((name) => join(here, name));
  const found = places.find((path) => existsSync(path));
  if (found === undefined) throw new Error('the program that copies is missing from the build');
  return found;
}

/**
 * Checks a whole database file that nothing else has open, beside the work of this process.
 * @param from A database file to make it of first, which nobody may write to meanwhile.
 * @throws {Error} It is damaged or no database, or cannot be copied.
 */
export async function checkedCopy(copy: string, from?: string): Promise<RowCounts> {
  const file = program();
  return new Promise((resolve, reject) => {
    const paths = [copy, ...(from === undefined ? [] : [from])];
    // Without the settings, which hold secrets.
    execFile(process.execPath, [file, ...paths], { env: {} }, (error, said) => {
      if (error) reject(new Error(said === '' ? error.message : said, { cause: error }));
      else resolve(JSON.parse(said) as RowCounts);
    });
  });
}
