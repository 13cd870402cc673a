/**
 * What an owner may change keeps the checks green: does on a copy of the project what each row of the guides says, then
 * checks its types and runs its tests. `npm run test:owner`; words after `--` replace the tests that run.
 */
import { spawnSync } from 'node:child_process';
import { ownersProject } from './project';
import { guideRows, otherRows } from './rows';

/** Tests that read what an owner changes. */
const tests = ['app', 'components', 'content', 'domain', 'forms', 'media', 'server/mailSamples', 'theme'];

const project = ownersProject();

/** Runs a program in the copy. @returns Whether it succeeded. */
function succeeds(...[program, ...words]: readonly [string, ...string[]]): boolean {
  return (
    spawnSync(program, words, { cwd: project.folder, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
  );
}

try {
  for (const [row, change] of Object.entries({ ...guideRows, ...otherRows })) {
    process.stdout.write(`${row}\n`);
    await change(project);
  }
  // “After a change of a heading”.
  project.npm('share-pictures');
  const vitest = ['vitest', 'run', '--config', 'tests/vitest.config.ts', '--configLoader', 'runner'];
  const given = process.argv.slice(2);
  const paths = given.length > 0 ? given : tests.map((name) => `tests/${name}`);
  const well = [
    succeeds('npm', 'run', '--silent', 'typecheck'),
    succeeds('npx', ...vitest, '--project', 'unit', '--maxWorkers', '2', ...paths),
  ];
  process.exitCode = well.every(Boolean) ? 0 : 1;
} finally {
  project.remove();
}
