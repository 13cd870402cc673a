/**
 * Runs everything that must hold in two lanes side by side: the component library, and the site. Each step's output is
 * printed whole when it ends, and the first failure of a lane ends that lane.
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
 * @param {readonly string[]} scripts One after the other.
 * @returns {Promise<boolean>} Whether all ended well.
 */
async function lane(scripts) {
  for (const script of scripts) if (!(await run(script))) return false;
  return true;
}

const lanes = await Promise.all([
  lane(['test:stories', 'test:visual', 'lint']),
  lane(['build', 'test:budgets', 'typecheck', 'test:unit', 'test:behaviours', 'test:e2e']),
]);
process.exitCode = lanes.every(Boolean) ? 0 : 1;
