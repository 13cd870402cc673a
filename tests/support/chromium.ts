import { existsSync, statfsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium as playwrightChromium } from 'playwright';
import { bundledChromium, ownEnvironment, type Browser } from './bundledChromium';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const systemPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function systemChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const candidates = [
    ...folders.flatMap((folder) => systemNames.map((name) => join(folder, name))),
    ...systemPlaces,
  ];
  return candidates.find((path) => existsSync(path));
}

function find(): Browser {
  const configuredPath = process.env['CHROMIUM_PATH'];
  if (configuredPath) {
    if (!existsSync(configuredPath)) throw new Error(`CHROMIUM_PATH names no file: ${configuredPath}`);
    return { executablePath: configuredPath, env: ownEnvironment() };
  }
  const bundled = bundledChromium();
  if (bundled) return bundled;
  const ownOfPlaywright = playwrightChromium.executablePath();
  if (existsSync(ownOfPlaywright)) return { executablePath: ownOfPlaywright, env: ownEnvironment() };
  const ofSystem = systemChromium();
  if (ofSystem) return { executablePath: ofSystem, env: ownEnvironment() };
  throw new Error('No Chromium for the tests. Run: npx playwright install --with-deps chromium');
}

/** Space in bytes that pages need in shared memory; a container often has 64 MB. */
const enough = 1e9;

/**
 * Playwright keeps Chromium's shared memory on the disk, since a container may have little of it. Where there is enough,
 * all tests in a browser take 6 % less processor without that.
 */
function sharedMemory(): string[] {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > enough ? ['--disable-dev-shm-usage'] : [];
  } catch {
    return [];
  }
}

let cached: Browser | undefined;

/**
 * The browser for every test: `$CHROMIUM_PATH`, the one bundled in node_modules (Linux x64), Playwright's own, or
 * one installed on the machine. Needs no set-up on Linux x64.
 */
export function chromium(): Browser {
  cached ??= { ...find(), ignoreDefaultArgs: sharedMemory() };
  return cached;
}
