/**
 * Asks the registry for known faults of the packages that the site runs with: `npm run known-faults`. Ends with 1 where
 * there is one. A registry that does not tell, as a mirror does, is said and is no failure.
 */
import { spawnSync } from 'node:child_process';

/**
 * What `npm audit --json` prints.
 * @typedef {{ severity?: string, via?: (string | { title?: string, url?: string })[] }} Fault
 * @typedef {{ vulnerabilities?: Record<string, Fault>, message?: string }} Audit
 */

const { stdout, error } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  timeout: 60_000,
  shell: process.platform === 'win32',
});

/** @returns {Audit} What the registry said. */
function answer() {
  try {
    return /** @type {Audit} */ (JSON.parse(stdout));
  } catch {
    return { message: error?.message ?? 'no answer that can be read' };
  }
}

const { vulnerabilities, message = 'no answer' } = answer();
if (!vulnerabilities) {
  process.stdout.write(`Known faults were NOT checked, as the registry does not tell: ${message}\n`);
} else {
  const found = Object.entries(vulnerabilities);
  for (const [name, { severity = 'unknown', via = [] }] of found) {
    const titles = via.map((one) => (typeof one === 'string' ? one : `${one.title ?? ''} ${one.url ?? ''}`));
    process.stdout.write(`${name} (${severity}): ${titles.join('; ')}\n`);
  }
  process.stdout.write(`${String(found.length)} packages with known faults\n`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
