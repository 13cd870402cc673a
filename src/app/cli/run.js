/**
 * Starts a built program. `serve` first builds what is missing or out of date. `desk` never builds, because its caller's
 * settings may differ from those of the built site.
 * Usage: node src/app/cli/run.js serve | desk [arguments]
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { sourceHash } from '../build/sourceHash.js';

/** @returns {boolean} Whether dist/ was built from these sources with these settings. */
function isBuilt() {
  if (!existsSync('dist/build.txt')) return false;
  // First the sources' stamp, then one line a setting: NAME=value.
  const [sources, ...settings] = readFileSync('dist/build.txt', 'utf8').split('\n');
  const same = settings.every((line) => {
    const name = line.slice(0, line.indexOf('='));
    return `${name}=${encodeURIComponent(process.env[name] ?? '')}` === line;
  });
  return same && sources === sourceHash();
}

const program = process.argv[2];
if (program !== 'serve' && program !== 'desk') {
  process.stderr.write('Usage: node src/app/cli/run.js serve | desk [arguments]\n');
  process.exit(2);
}
const file = resolve(`dist/server/${program}.js`);
if (program === 'desk' && !existsSync(file)) {
  process.stderr.write('The site is not built yet. Run npm start once.\n');
  process.exit(1);
}
process.env['NODE_ENV'] ??= 'production';
if (program === 'serve' && !isBuilt()) {
  process.stderr.write('Building the site …\n');
  const vite = resolve('node_modules/vite/bin/vite.js');
  const build = spawnSync(
    process.execPath,
    [vite, 'build', '--app', '--configLoader', 'runner', '--logLevel', 'warn'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  if (build.status !== 0) process.exit(build.status ?? 1);
}
await import(pathToFileURL(file).href);
