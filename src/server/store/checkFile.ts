import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Where the database driver is that the store's own client uses: in a built folder beside the client, which is part of the bundle. */
function driverPath(): string {
  const { resolve } = createRequire(import.meta.url);
  try {
    return resolve('libsql');
  } catch {
    return createRequire(resolve('@libsql/client/sqlite3')).resolve('libsql');
  }
}

// A text, as a thread is started with a file, and what the build makes of this one is part of another.
const program = `
const { parentPort, workerData } = require('node:worker_threads');
const Database = require(workerData.driver);
let database;
try {
  database = new Database(workerData.file);
  parentPort.postMessage(Object.values(database.prepare('PRAGMA quick_check(1)').get())[0]);
} catch (error) {
  parentPort.postMessage(error.code === undefined ? String(error) : error.code + ': ' + error.message);
} finally {
  database?.close();
}`;

/**
 * Reads a whole database file in a thread of its own, also one that this process holds for itself alone: without a lock, as the
 * file was when its write-ahead log was last put into it. A log that is put into it meanwhile can look like damage.
 * @returns `ok`, or what is wrong.
 * @throws {Error} The thread could not be started.
 */
export function checkFile(file: string): Promise<string> {
  const workerData = { driver: driverPath(), file: `${pathToFileURL(file).href}?immutable=1` };
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, { eval: true, workerData });
    // It keeps no process from ending.
    worker.unref();
    worker.once('message', (found: string) => {
      resolve(found);
    });
    worker.once('error', reject);
    worker.once('exit', () => {
      reject(new Error('The thread ended before it had read the database'));
    });
  });
}
