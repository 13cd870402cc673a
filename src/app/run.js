/**
 * Starts a built program (`serve` or `desk`) and first builds what is missing or out of date.
 * Usage: node src/app/run.js serve | desk [arguments]
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { sourceHash } from './build/sourceHash.js';

/** @returns {boolean} Whether dist/ was built from these sources with these settings. */
function isBuilt() {
  try {
    /** @type {{sources: string, settings: Record<string, string>}} */
    const stamp = JSON.parse(readFileSync('dist/build.json', 'utf8'));
    const settingsHold = Object.entries(stamp.settings).every(
      ([name, value]) => (process.env[name] ?? '') === value,
    );
    return settingsHold && stamp.sources === sourceHash();
  } catch {
    return false;
  }
}

const program = process.argv[2];
if (program !== 'serve' && program !== 'desk') {
  process.stderr.write('Usage: node src/app/run.js serve | desk [arguments]\n');
  process.exit(2);
}
process.env['NODE_ENV'] ??= 'production';
if (!isBuilt()) {
  process.stderr.write('Building the site …\n');
  const vite = resolve('node_modules/vite/bin/vite.js');
  const build = spawnSync(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (build.status !== 0) process.exit(build.status ?? 1);
}
await import(pathToFileURL(resolve(`dist/server/${program}.js`)).href);
