/**
 * Runs everything that must hold, two steps at a time and the longest first. Each step's output is printed whole when it
 * ends; a failure stops nothing but the steps that need what failed.
 */
import { spawn } from 'node:child_process';

/**
 * @param {string} script Name of a script in package.json.
 * @returns {Promise<boolean>} Whether it ended well.
 */
function run(script) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], {
      env: { ...process.env, FORCE_COLOR: '0' },
      shell: process.platform === 'win32',
    });
    /** @type {Buffer[]} */
    const output = [];
    child.stdout.on('data', (/** @type {Buffer} */ part) => output.push(part));
    child.stderr.on('data', (/** @type {Buffer} */ part) => output.push(part));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      const seconds = Math.round((Date.now() - started) / 1000);
      process.stdout.write(
        `\n== ${script}: ${code === 0 ? 'passed' : 'FAILED'} after ${String(seconds)} s\n\n`,
      );
      resolve(code === 0);
    });
  });
}

/**
 * What must hold, in the order in which it is begun; `after` names what must have ended well before.
 * @type {readonly { script: string, after?: string }[]}
 */
const steps = [
  { script: 'build' },
  { script: 'test:visual' },
  { script: 'test:e2e', after: 'build' },
  { script: 'test:stories' },
  { script: 'test:unit', after: 'build' },
  { script: 'test:behaviours' },
  { script: 'lint' },
  { script: 'typecheck' },
  { script: 'test:budgets', after: 'build' },
];

/** How each step ended, by its script. */
const ended = new Map(/** @type {[string, Promise<boolean>][]} */ ([]));
const waiting = [...steps];

/** Takes the next step that may begin, until none is left. */
async function runner() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { script, after } = next;
    // What a step needs was begun before it.
    const ready = after === undefined || (await ended.get(after));
    if (!ready) process.stdout.write(`\n== ${script}: not run, since ${String(after)} failed\n\n`);
    const outcome = ready ? run(script) : Promise.resolve(false);
    ended.set(script, outcome);
    await outcome;
  }
}

await Promise.all([runner(), runner()]);
const outcomes = await Promise.all(ended.values());
process.exitCode = outcomes.length === steps.length && outcomes.every(Boolean) ? 0 : 1;
