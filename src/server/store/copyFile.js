/**
 * Copies a database file and verifies the copy, or verifies an existing copy, in a process of its own: for 150 MB that
 * takes a second, during which pages would wait. A thread would not do: reading and closing a file releases the locks that
 * SQLite holds on it in the same process. The copy is switched out of WAL mode, so that it is a single file.
 * Usage: node copyFile.js COPY [DATABASE]. Prints the number of rows of each table as JSON, or prints the error and exits
 * with 1.
 */
import { constants } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client/sqlite3';

const tablesSql = `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`;

/** @param {string} file @returns {Promise<Record<string, number>>} */
async function inspect(file) {
  const client = createClient({ url: pathToFileURL(file).href, concurrency: 1 });
  try {
    await client.execute('PRAGMA journal_mode = DELETE');
    const [check] = (await client.execute('PRAGMA quick_check(1)')).rows;
    const found = /** @type {string} */ (check?.['quick_check']);
    if (found !== 'ok') throw new Error(found);
    /** @type {Record<string, number>} */
    const counts = {};
    const names = (await client.execute(tablesSql)).rows.map((row) => /** @type {string} */ (row['name']));
    for (const name of names) {
      const [counted] = (await client.execute(`SELECT COUNT(*) AS found FROM "${name}"`)).rows;
      counts[name] = Number(counted?.['found']);
    }
    return counts;
  } finally {
    client.close();
  }
}

const [copy = '', database] = process.argv.slice(2);
try {
  if (database !== undefined) await copyFile(database, copy, constants.COPYFILE_FICLONE);
  process.stdout.write(JSON.stringify(await inspect(copy)));
} catch (error) {
  process.stdout.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
