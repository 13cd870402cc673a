/**
 * Copies a database file and checks the copy, or checks a copy that is there, in a process of its own: that takes a second for
 * 150 MB, in which pages would wait. A thread would not do: reading a file and closing it takes the locks away that SQLite has
 * on it in the same process. The copy leaves the mode of the write-ahead log, so that it is one file.
 * Usage: node copyFile.js COPY [DATABASE]. Prints the rows of each table as JSON, or what is wrong and ends with 1.
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
