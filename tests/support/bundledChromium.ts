import { mkdirSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

/** A package with a headless Chromium for Linux x64. Nothing but its compressed files is used. */
interface Bundle {
  /** Its name in package.json. */
  name: string;
  /** Archives beside the program, each with the folder that it belongs into. */
  archives: Readonly<Record<string, string>>;
  /** Folder of the fonts in them. */
  fonts: string;
}

const current: Bundle = {
  name: '@sparticuz/chromium',
  archives: { al2023: '.', swiftshader: '.', fonts: '.' },
  fonts: 'fonts',
};

/** Older browsers, by their major version. Their packages lack libraries that the current one has. */
const older = {
  109: { name: 'chromium-109', archives: { aws: '.', swiftshader: '.' }, fonts: '.fonts' },
  92: { name: 'chrome-aws-lambda', archives: { aws: '.', swiftshader: 'swiftshader' }, fonts: '.fonts' },
} as const satisfies Record<number, Bundle>;

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
 * @returns Its folder; nothing if the package is missing or was made for another kind of machine.
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

/** The browser in a folder. @param libraries Folders that hold what it needs of the system. */
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

/** The headless Chromium that comes with `@sparticuz/chromium`; nothing where it is missing or cannot run. */
export function bundledChromium(): Browser | undefined {
  const folder = unpacked(current);
  return folder === undefined ? undefined : browserIn(folder, [join(folder, 'lib'), folder]);
}

/** A Chromium of years ago, for the tests of older phones; nothing where it is missing or cannot run. */
export function olderChromium(version: keyof typeof older): Browser | undefined {
  const folder = unpacked(older[version]);
  const missing = unpacked(current);
  if (folder === undefined || missing === undefined) return undefined;
  return browserIn(folder, [join(folder, 'lib'), folder, join(missing, 'lib')]);
}
