import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressed } from '../../server/http/resource';

const compressible = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Writes the compressed copies of a file. @returns Bytes of the smaller one. */
async function compress(file: string): Promise<number> {
  const { br, gzip } = await compressed(readFileSync(file));
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gzip);
  return br.length;
}

/**
 * Makes the compressed copies of all text files beside them. It is half of the work of a build, so that it begins with the first
 * file and goes on in threads of its own while pages are rendered.
 */
export function compressedCopies() {
  const sizes = new Map<string, Promise<number>>();

  /** Begins with a file that is as it will be. */
  function add(file: string): void {
    if (compressible.test(file) && !sizes.has(file)) sizes.set(file, compress(file));
  }

  return {
    add,
    /** Begins with every file of a folder. */
    addAll(folder: string): void {
      for (const file of filesIn(folder)) add(file);
    },
    /** Bytes of a file as brotli makes it, once that is done. */
    sizeOf: async (file: string): Promise<number> => {
      add(file);
      return sizes.get(file) ?? (await compressed(readFileSync(file))).br.length;
    },
    /** Waits until all copies are written. */
    async done(): Promise<void> {
      await Promise.all(sizes.values());
    },
  };
}
