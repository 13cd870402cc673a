/**
 * Builds the site, or starts a built program, with the settings of `site.env` and `server.env` if these files exist (see
 * `config/settingsFiles.js`). `serve` first builds what is missing or outdated; with `--built` it uses the
 * existing build and reports how it differs. `desk` never builds, because the built site may belong to another user.
 * Usage: node src/app/cli/run.js build | serve [--built] | desk [arguments]
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { ConfigError } from '../../config/ConfigError.js';
import { loadSettings } from '../../config/settingsFiles.js';
import { sourceHash } from '../build/sourceHash.js';

/** @returns {string[]} How dist/ differs from these sources and settings, in words; empty if it is up to date. */
function differences() {
  if (!existsSync('dist/build.txt')) return ['a build that is missing'];
  // The stamp of the sources, then one line per setting: NAME=value.
  const [sources, ...settings] = readFileSync('dist/build.txt', 'utf8').split('\n');
  const names = settings.map((line) => line.slice(0, line.indexOf('=')));
  const others = names.filter(
    (name, at) => `${name}=${encodeURIComponent(process.env[name] ?? '')}` !== settings[at],
  );
  return sources === sourceHash() ? others : ['the sources', ...others];
}

/** Builds the site, or ends the process if that fails. The existing site stays until the new one is complete. */
async function build() {
  // Not above: a server that only runs the built site has none of the project's packages.
  const { checkWords } = await import('../../content/words/checkWords.js');
  if (!checkWords('src/content/words')) process.exit(1);
  // In a process of its own: the server that starts afterwards does not carry Vite.
  const { status } = spawnSync(process.execPath, [resolve('src/app/build/build.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exit(status ?? 1);
}

const [program, option] = process.argv.slice(2);
if (program !== 'build' && program !== 'serve' && program !== 'desk') {
  process.stderr.write('Usage: node src/app/cli/run.js build | serve [--built] | desk [arguments]\n');
  process.exit(2);
}
try {
  for (const note of loadSettings(process.env)) process.stderr.write(`${note}\n`);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
process.env['NODE_ENV'] ??= 'production';
if (program === 'build') {
  await build();
  process.exit(0);
}
const file = resolve(`dist/server/${program}.js`);
const takesWhatIsBuilt = program === 'desk' || option === '--built';
if (takesWhatIsBuilt && !existsSync(file)) {
  process.stderr.write('The site is not built yet. Run npm run build once.\n');
  process.exit(1);
}
if (program === 'serve') {
  const different = differences();
  if (different.length > 0 && takesWhatIsBuilt)
    process.stderr.write(
      `The site was built before these changed: ${different.join(', ')}. Run npm run build, then start again.\n`,
    );
  else if (different.length > 0) {
    process.stderr.write('Building the site …\n');
    await build();
  }
}
await import(pathToFileURL(file).href);
