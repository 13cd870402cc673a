import { mkdirSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { unpackTar } from './tar';

/** A browser's program with the environment that it needs. */
export interface Browser {
  /** Absolute path of the program. */
  executablePath: string;
  /** The whole environment to start it with. */
  env: Record<string, string>;
  /** Arguments of Playwright's own that it must not be started with. */
  ignoreDefaultArgs?: string[];
}

/** This process's environment, without undefined values. */
export function ownEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** A package with a headless Chromium for Linux x64. Only its compressed files are used. */
interface Bundle {
  /** Its name in package.json. */
  name: string;
  /** Archives beside the program, each with its target folder. */
  archives: Readonly<Record<string, string>>;
  /** Folder of the fonts inside it. */
  fonts: string;
}

const current: Bundle = {
  name: '@sparticuz/chromium',
  archives: { al2023: '.', swiftshader: '.', fonts: '.' },
  fonts: 'fonts',
};

/** The oldest one that is kept in the registry. It lacks libraries that the current one has. */
const older: Bundle = {
  name: 'chromium-109',
  archives: { aws: '.', swiftshader: '.' },
  fonts: '.fonts',
};

// Only the bundled font, so that text has the same widths on every machine.
const fontConfiguration = (folder: string, fonts: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/${fonts}</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;

function unpack(source: string, folder: string, { archives }: Bundle): void {
  const read = (name: string) => brotliDecompressSync(readFileSync(join(source, name)));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'chromium'), read('chromium.br'), { mode: 0o755 });
  for (const [name, into] of Object.entries(archives)) unpackTar(read(`${name}.tar.br`), join(folder, into));
}

/**
 * Unpacks a bundle once into node_modules/.cache.
 * @returns Its folder; undefined if the package is missing or is for another platform.
 */
function unpacked(bundle: Bundle): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  let home: string;
  try {
    home = join(dirname(createRequire(import.meta.url).resolve(bundle.name)), '..');
  } catch {
    return undefined;
  }
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  const cache = fileURLToPath(new URL('../../node_modules/.cache/chromium', import.meta.url));
  const folder = join(cache, version);
  if (!existsSync(folder)) {
    // Two processes may start at once: each unpacks into a folder of its own and the first to rename it wins.
    const own = `${folder}.${process.pid}`;
    unpack(join(home, 'bin'), own, bundle);
    writeFileSync(join(own, 'fonts.conf'), fontConfiguration(folder, bundle.fonts));
    try {
      renameSync(own, folder);
    } catch (error) {
      rmSync(own, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }
  return folder;
}

/** The browser in a folder. @param libraries Folders with its shared libraries. */
function browserIn(folder: string, libraries: readonly string[]): Browser {
  const environment = ownEnvironment();
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...environment,
      LD_LIBRARY_PATH: [...libraries, environment['LD_LIBRARY_PATH']].filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

/** The headless Chromium of `@sparticuz/chromium`; undefined if it is missing or cannot run. */
export function bundledChromium(): Browser | undefined {
  const folder = unpacked(current);
  return folder === undefined ? undefined : browserIn(folder, [join(folder, 'lib'), folder]);
}

/** Chromium 109, for the tests of older phones; undefined if it is missing or cannot run. */
export function olderChromium(): Browser | undefined {
  const folder = unpacked(older);
  const missing = unpacked(current);
  if (folder === undefined || missing === undefined) return undefined;
  return browserIn(folder, [join(folder, 'lib'), folder, join(missing, 'lib')]);
}
