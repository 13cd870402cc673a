/**
 * Runs scripts of package.json, two at a time. The output of each is printed when it ends; a failure stops only the
 * steps that depend on it, and its last lines are printed again at the very end.
 */
import { spawn } from 'node:child_process';

/**
 * A step: a script, and another one that must have succeeded before.
 * @typedef {{ script: string, after?: string }} Step
 */

/** Number of lines of a failed step that are printed again at the end: of a long output CI keeps only the end. */
const SHOWN_AGAIN = 80;

/**
 * The last lines of an output, without colours and without passed tests.
 * @param {string} output Output of the step.
 */
function failureOf(output) {
  const lines = output.replaceAll(/\u001B\[[\d;]*m/g, '').split('\n');
  const passed = /^\s*(?:✓|ok\b|-\s)/u;
  return lines
    .filter((line) => line.trim() !== '' && !passed.test(line))
    .slice(-SHOWN_AGAIN)
    .join('\n');
}

/**
 * @param {string} script Name of a script in package.json.
 * @returns {Promise<{ well: boolean, output: string }>} Whether it succeeded, and its output.
 */
function run(script) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], {
      // Each step has one of two cores: with workers for a whole machine, browsers would wait for each other.
      env: { ...process.env, FORCE_COLOR: '0', BESIDE_OTHERS: '1' },
      shell: process.platform === 'win32',
    });
    /** @type {Buffer[]} */
    const output = [];
    child.stdout.on('data', (/** @type {Buffer} */ part) => output.push(part));
    child.stderr.on('data', (/** @type {Buffer} */ part) => output.push(part));
    child.on('close', (code) => {
      const printed = Buffer.concat(output).toString();
      process.stdout.write(printed);
      const seconds = Math.round((Date.now() - started) / 1000);
      process.stdout.write(
        `\n== ${script}: ${code === 0 ? 'passed' : 'FAILED'} after ${String(seconds)} s\n\n`,
      );
      resolve({ well: code === 0, output: printed });
    });
  });
}

/**
 * Runs the steps in their order, two at a time; sets the exit code.
 * @param {readonly Step[]} steps What must hold. A step stands behind the one that it needs.
 */
export async function runSteps(steps) {
  const started = Date.now();
  /** Output of the failed steps, by script. */
  const failures = new Map(/** @type {[string, string][]} */ ([]));
  /** Result of each step, by script. */
  const ended = new Map(/** @type {[string, Promise<boolean>][]} */ ([]));
  const waiting = [...steps];

  /** Starts the next step that may begin, until none is left. */
  async function runner() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { script, after } = next;
      // The step on which it depends has been started before.
      const ready = after === undefined || (await ended.get(after));
      if (!ready) process.stdout.write(`\n== ${script}: not run, since ${String(after)} failed\n\n`);
      const outcome = ready
        ? run(script).then(({ well, output }) => {
            if (!well) failures.set(script, output);
            return well;
          })
        : Promise.resolve(false);
      ended.set(script, outcome);
      await outcome;
    }
  }

  await Promise.all([runner(), runner()]);
  const outcomes = await Promise.all(ended.values());
  for (const [script, output] of failures)
    process.stdout.write(`\n== ${script} FAILED, the end of it again:\n${failureOf(output)}\n\n`);
  process.stdout.write(`== all after ${String(Math.round((Date.now() - started) / 1000))} s\n`);
  process.exitCode = outcomes.length === steps.length && outcomes.every(Boolean) ? 0 : 1;
}
