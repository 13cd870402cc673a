/**
 * Runs scripts of package.json, two at a time. Each one's output is printed whole when it ends; a failure stops nothing
 * but the steps that need what failed.
 */
import { spawn } from 'node:child_process';

/**
 * A step: a script, and the one that must have ended well before.
 * @typedef {{ script: string, after?: string }} Step
 */

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
 * Runs the steps in their order, two at a time; sets the exit code.
 * @param {readonly Step[]} steps What must hold. A step stands behind the one that it needs.
 */
export async function runSteps(steps) {
  const started = Date.now();
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
  process.stdout.write(`== all after ${String(Math.round((Date.now() - started) / 1000))} s\n`);
  process.exitCode = outcomes.length === steps.length && outcomes.every(Boolean) ? 0 : 1;
}
