import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ownerDefaults } from '../../domain/owner';
import { sourceHash } from './sourceHash.js';

const compressible = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/;
const clientDir = 'dist/client';

/** Last steps of the build: HTML of every page, compressed copies of every text file, and the build's stamp. */
export async function finishBuild(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const built = (await import(pathToFileURL(resolve('dist/server/prerender.js')).href)) as {
    prerenderSite: (clientDir: string) => Promise<void>;
  };
  await built.prerenderSite(clientDir);
  await Promise.all(
    filesIn(clientDir)
      .filter((file) => compressible.test(file))
      .map(compress),
  );
  const settings = Object.fromEntries(
    Object.keys(ownerDefaults).map((name) => [name, process.env[name] ?? '']),
  );
  writeFileSync('dist/build.json', JSON.stringify({ sources: sourceHash(), settings }));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

async function compress(file: string): Promise<void> {
  const text = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(text, { params }));
  writeFileSync(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
}
