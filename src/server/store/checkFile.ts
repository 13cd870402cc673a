import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Path of the database driver that the store's client uses: in a built folder beside the client, which is part of the bundle. */
function driverPath(): string {
  const { resolve } = createRequire(import.meta.url);
  try {
    return resolve('libsql');
  } catch {
    return createRequire(resolve('@libsql/client/sqlite3')).resolve('libsql');
  }
}

// The worker's code as a string, because a thread needs a file of its own, and the bundler makes this file part of another.
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
 * Verifies a database file in a thread of its own, even if this process has locked it: it is read without a lock, in the
 * state of the last checkpoint. A checkpoint during the check can look like damage.
 * @returns `ok`, or the damage.
 * @throws {Error} If the thread could not be started.
 */
export function checkFile(file: string): Promise<string> {
  const workerData = { driver: driverPath(), file: `${pathToFileURL(file).href}?immutable=1` };
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, { eval: true, workerData });
    // It must not keep the process alive.
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
