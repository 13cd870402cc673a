import { createRequire } from 'node:module';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import type { Cleanup } from './folders';

const program = `
const { createClient } = await import(process.argv[1]);
const db = createClient({ url: process.argv[2], concurrency: 1, timeout: 500 });
await db.execute('PRAGMA locking_mode = EXCLUSIVE');
await db.execute('BEGIN EXCLUSIVE');
process.stdout.write('held');
setInterval(() => undefined, 1000);
`;

/** Another process that locks a database file. @returns Whether it succeeded. */
export async function holdLock(file: string, cleanup: Cleanup): Promise<boolean> {
  const library = pathToFileURL(createRequire(import.meta.url).resolve('@libsql/client/sqlite3')).href;
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', program, library, pathToFileURL(file).href],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  cleanup.add(() => child.kill('SIGKILL'));
  const first = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as unknown[];
  return first[0] instanceof Buffer;
}
