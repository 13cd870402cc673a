import { mkdirSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { unpackTar } from './tar';

/** Where a browser lies and what it must find in its environment. */
export interface Browser {
  /** Absolute path of the program. */
  executablePath: string;
  /** The whole environment to start it with. */
  env: Record<string, string>;
}

/** This process' environment, without the names that have no value. */
export function ownEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

// Only the bundled font, so that text has the same widths on every machine.
const fontConfiguration = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;

function unpack(source: string, folder: string): void {
  const read = (name: string) => brotliDecompressSync(readFileSync(join(source, name)));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'chromium'), read('chromium.br'), { mode: 0o755 });
  for (const name of ['al2023', 'swiftshader', 'fonts']) unpackTar(read(`${name}.tar.br`), folder);
}

/**
 * The headless Chromium that comes with `@sparticuz/chromium`, unpacked once into node_modules/.cache.
 * Nothing if that package is missing or was made for another kind of machine.
 */
export function bundledChromium(): Browser | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  let home: string;
  try {
    home = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
  } catch {
    return undefined;
  }
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  const folder = join(home, '..', '..', '.cache', 'chromium', version);
  if (!existsSync(folder)) {
    // Two processes may start at once: each unpacks into a folder of its own and the first to rename it wins.
    const own = `${folder}.${process.pid}`;
    unpack(join(home, 'bin'), own);
    writeFileSync(join(own, 'fonts.conf'), fontConfiguration(folder));
    try {
      renameSync(own, folder);
    } catch (error) {
      rmSync(own, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }
  const environment = ownEnvironment();
  const libraries = [join(folder, 'lib'), folder, environment['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  return {
    executablePath: join(folder, 'chromium'),
    env: { ...environment, LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
}
