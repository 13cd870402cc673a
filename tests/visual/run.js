/**
 * Builds the Storybook and compares its stories with the committed pictures in `baselines/`.
 *
 *     npm run test:visual                                  every story and documentation page
 *     npm run test:visual -- components-starpicker         those whose ids begin with this
 *     npm run test:visual -- --changed                     those affected by changes since the main branch
 *     npm run test:visual -- --no-build [ids]              uses the last build of the Storybook
 *     npm run test:visual -- --update [ids]                replaces the pictures, after a look at the differences
 *
 * Differences are shown side by side in visual-report/index.html.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { causesOf, changedFiles } from './importGraph.js';
import { keptPictures, storyOf, twins } from './keptPictures.js';

const options = process.argv.slice(2);
/** @param {string} name An option. */
const has = (name) => options.includes(name);
const update = has('--update');
let stories = options.filter((option) => !option.startsWith('-'));
const unknown = options.filter(
  (option) => option.startsWith('-') && !['--update', '--no-build', '--changed'].includes(option),
);

/**
 * @param {string} command A command line.
 * @returns {boolean} Whether it succeeded.
 */
function run(command) {
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, STORY: stories.join(','), UPDATE: update ? 'yes' : '' },
  });
  return status === 0;
}

/** @param {string} line A line for the person who runs the command. */
const say = (line) => process.stdout.write(`${line}\n`);

const indexFile = new URL('../../storybook-static/index.json', import.meta.url);

/** @returns {{ id: string, importPath: string }[]} Entries of the built Storybook. */
function entries() {
  const index = /** @type {unknown} */ (JSON.parse(readFileSync(indexFile, 'utf8')));
  return Object.values(
    /** @type {{ entries: Record<string, { id: string, importPath: string }> }} */ (index).entries,
  );
}

/** Pictures of stories that no longer exist. */
function removeOrphans() {
  const ids = new Set(entries().map(({ id }) => id));
  for (const mode of ['phone', 'desktop']) {
    const folder = new URL(`baselines/${mode}/`, import.meta.url);
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder)) {
      if (!ids.has(storyOf(name))) rmSync(new URL(name, folder));
    }
  }
}

/** Prints the number of committed pictures, and which of them are equal. */
function sumUp() {
  const pictures = keptPictures();
  const bytes = pictures.reduce((sum, picture) => sum + picture.bytes, 0);
  say(`${String(pictures.length)} pictures, ${(bytes / 1e6).toFixed(1)} MB`);
  for (const group of twins(pictures)) {
    say(
      `The same: ${group.join(', ')}. Tag the story \`behaviour\`, or give it the screen on which it differs.`,
    );
  }
}

if (unknown.length > 0) {
  process.stderr.write(
    `Unknown option ${unknown.join(' ')}: only --update, --no-build, --changed and the beginnings of ids.\n`,
  );
  process.exit(2);
}
let sound = true;
if (!has('--no-build')) sound = run('npm run --silent build-storybook');
else if (!existsSync(indexFile)) {
  process.stderr.write('There is no built Storybook yet: leave --no-build out once.\n');
  process.exit(2);
}
if (sound && has('--changed')) {
  const changed = changedFiles();
  const all = entries();
  /** @param {{ id: string, importPath: string }} entry */
  const isReached = ({ id, importPath }) =>
    causesOf(importPath, changed).length > 0 ||
    changed.some((file) => file.endsWith('.png') && storyOf(basename(file)) === id);
  const reached = all.filter(isReached);
  say(
    `${String(changed.length)} changed files reach ${String(reached.length)} of ${String(all.length)} entries.`,
  );
  if (reached.length === 0) process.exit(0);
  stories = reached.length === all.length ? [] : reached.map(({ id }) => id);
}
if (sound && update && stories.length === 0) removeOrphans();
sound &&= run(`npx playwright test -c tests/visual.config.ts${update ? ' --update-snapshots' : ''}`);
if (update) sumUp();
process.exit(sound ? 0 : 1);
