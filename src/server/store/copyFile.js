/**
 * Copies a database file and verifies the copy, or verifies an existing copy, in a process of its own: for 150 MB that
 * takes a second, during which pages would wait. A thread would not do: reading and closing a file releases the locks that
 * SQLite holds on it in the same process. The copy is switched out of WAL mode, so that it is a single file.
 * Usage: node copyFile.js COPY [DATABASE]. Prints what the copy holds as JSON (`CopyContent` in copyProcess.ts), or prints the
 * error and exits with 1.
 */
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client/sqlite3';

const tablesSql = `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`;

/** @param {string} secret */
const hashOf = (secret) => createHash('sha256').update(secret).digest('base64url');

/** @param {string} file @returns {Promise<import('./copyProcess').CopyContent>} */
async function inspect(file) {
  const client = createClient({ url: pathToFileURL(file).href, concurrency: 1 });
  try {
    await client.execute('PRAGMA journal_mode = DELETE');
    const [check] = (await client.execute('PRAGMA quick_check(1)')).rows;
    const found = /** @type {string} */ (check?.['quick_check']);
    if (found !== 'ok') throw new Error(found);
    /** @type {Record<string, number>} */
    const rows = {};
    const names = (await client.execute(tablesSql)).rows.map((row) => /** @type {string} */ (row['name']));
    for (const name of names) {
      const [counted] = (await client.execute(`SELECT COUNT(*) AS found FROM "${name}"`)).rows;
      rows[name] = Number(counted?.['found']);
    }
    const shared = names.includes('shared_values')
      ? (await client.execute(`SELECT name, value FROM shared_values WHERE name LIKE 'secret %'`)).rows
      : [];
    const [own] = names.includes('shared_values')
      ? (await client.execute(`SELECT value FROM shared_values WHERE name = 'database id'`)).rows
      : [];
    return {
      rows,
      marks: shared.map((row) => hashOf(/** @type {string} */ (row['value']))),
      ...(own && { id: /** @type {string} */ (own['value']) }),
    };
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
