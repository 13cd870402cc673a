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
 * Writes compressed copies of all text files next to them. This is half of the work of a build, so it starts with the
 * first file and continues in other threads while pages are rendered.
 */
export function compressedCopies() {
  const sizes = new Map<string, Promise<number>>();

  /** Starts to compress a file that will not change any more. */
  function add(file: string): void {
    if (compressible.test(file) && !sizes.has(file)) sizes.set(file, compress(file));
  }

  return {
    add,
    /** Starts to compress every file of a folder. */
    addAll(folder: string): void {
      for (const file of filesIn(folder)) add(file);
    },
    /** Size of a file in bytes after brotli compression. */
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
