import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Number of rows by table. */
export type RowCounts = Readonly<Record<string, number>>;

/** What a copy of a database holds. */
export interface CopyContent {
  rows: RowCounts;
  /** The id of its database; left out if it was made by a release that had none. */
  id?: string;
  /** Hashes of its secrets, by which a copy without an id is recognised. */
  marks: readonly string[];
}

interface CopyOptions {
  /** Ends it. */
  signal?: AbortSignal | undefined;
  /** Time limit in ms for a file of this size in bytes. Default: a minute, and a second for each MB. */
  limitFor?: (bytes: number) => number;
}

const standardLimit = (bytes: number) => 60_000 + bytes / 1000;

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
 * Verifies a database file that nothing else has open, in a process of its own. On a disk that no longer answers even its end
 * is not waited for.
 * @param from A database file to copy first, which must not change meanwhile.
 * @throws {Error} If it is damaged, is not a database, cannot be copied, takes too long, or is ended by the signal.
 */
export async function checkedCopy(
  copy: string,
  from?: string,
  { signal, limitFor = standardLimit }: CopyOptions = {},
): Promise<CopyContent> {
  const file = program();
  const limit = limitFor(statSync(from ?? copy).size);
  return new Promise((resolve, reject) => {
    const paths = [copy, ...(from === undefined ? [] : [from])];
    // Without the environment, which contains secrets.
    const child = execFile(process.execPath, [file, ...paths], { env: {} }, (error, output) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      if (error) reject(new Error(output === '' ? error.message : output, { cause: error }));
      else resolve(JSON.parse(output) as CopyContent);
    });
    const end = (reason: Error) => {
      reject(reason);
      child.kill('SIGKILL');
      // It may hang in the disk for ever: it must not keep this process alive.
      child.stdout?.destroy();
      child.stderr?.destroy();
      child.unref();
    };
    const onAbort = () => {
      end(signal?.reason instanceof Error ? signal.reason : new Error('it was ended'));
    };
    const timer = setTimeout(() => {
      end(new Error(`it did not end within ${String(Math.ceil(limit / 1000))} s and was ended`));
    }, limit);
    if (signal?.aborted) onAbort();
    else signal?.addEventListener('abort', onAbort);
  });
}
