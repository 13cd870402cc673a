/**
 * Breaks the code on purpose, one small fault after the other, in a copy of the project, and runs the step of `npm test`
 * that must notice it. Ends with 1 where one is missed, where a step fails without any fault, or where the text that a
 * fault replaces is gone.
 *
 *     npm run test:mutations                    all of them; an hour on two cores
 *     npm run test:mutations -- store server    those whose names begin so
 *     npm run test:mutations -- --update        retakes the pictures of the stories first, where others are kept
 *     npm run test:mutations -- --check         only whether the text that each one replaces is still there once
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mutations } from './mutations.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = join(root, '.mutations');
const options = process.argv.slice(2);
const starts = options.filter((option) => !option.startsWith('-'));
const chosen = mutations.filter(
  ({ name }) => starts.length === 0 || starts.some((start) => name.startsWith(start)),
);

/** @param {string} line What is said. */
const say = (line) => process.stdout.write(`${line}\n`);

const gone = chosen.filter(
  ({ file, search }) =>
    !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8').split(search).length !== 2,
);
for (const { name, file } of gone)
  say(`ERROR  ${name}: ${file} has not exactly one place like what it replaces`);
if (gone.length > 0 || options.includes('--check')) {
  if (gone.length === 0) say(`${String(chosen.length)} faults can be made`);
  process.exit(gone.length > 0 ? 1 : 0);
}

/** The project as it stands, with packages of its own: tools take what lies outside of a folder for somebody else's. */
function makeCopy() {
  rmSync(copy, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  // A repository of its own: tools that leave out what git ignores would leave out all of the copy.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  // Hard links: as quick as one link, and no tool sees a path outside.
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(copy, 'node_modules')]);
  for (const cache of ['.vite', '.cache/vite-behaviours', '.cache/vite-hydration', '.cache/server-tests'])
    rmSync(join(copy, 'node_modules', cache), { recursive: true, force: true });
}

/**
 * @param {string} script A script of package.json.
 * @param {readonly string[]} only What it is asked to run.
 * @returns {boolean} Whether it ended well.
 */
function passes(script, only) {
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...only], {
    cwd: copy,
    stdio: options.includes('--verbose') ? 'inherit' : 'ignore',
    // A fault is one at once: nothing has to be tried again.
    env: { ...process.env, CI: '1' },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/** @param {import('./mutations.js').Mutation} mutation What is asked of it. */
const holds = ({ step, only, after }) => (after === undefined || passes(after, [])) && passes(step, only);

/** @param {import('./mutations.js').Mutation} mutation What is asked without its fault. */
function holdsWithout(mutation) {
  const takesPictures = mutation.step === 'test:visual' && options.includes('--update');
  return holds(takesPictures ? { ...mutation, only: ['--update', ...mutation.only] } : mutation);
}

/** What was found of the steps as they are without a fault. @type {Map<string, boolean>} */
const without = new Map();
/** @type {string[]} */
const missed = [];

makeCopy();
try {
  for (const mutation of chosen) {
    const { name, file, search, replacement, step, only } = mutation;
    const command = [step, ...only].join(' ');
    if (!without.has(command)) without.set(command, holdsWithout(mutation));
    const sound = without.get(command);
    const place = join(copy, file);
    const text = readFileSync(place, 'utf8');
    const started = Date.now();
    writeFileSync(
      place,
      text.replace(search, () => replacement),
    );
    const caught = sound === true && !holds(mutation);
    writeFileSync(place, text);
    const seconds = Math.round((Date.now() - started) / 1000);
    const verdict = sound === true ? (caught ? 'caught' : 'MISSED') : 'ERROR ';
    const why = sound === true ? '' : ': fails without any fault';
    say(`${verdict} ${name}; ${command}${why} (${String(seconds)} s)`);
    if (!caught) missed.push(name);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
say(`${String(chosen.length - missed.length)} of ${String(chosen.length)} faults are caught`);
process.exit(missed.length > 0 ? 1 : 0);
