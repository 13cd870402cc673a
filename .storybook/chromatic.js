/**
 * Sends every story to Chromatic for hosted review, with the same two modes as the pictures in `tests/visual`.
 * `npm run chromatic`
 */
import { spawnSync } from 'node:child_process';

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  process.stderr.write(`Chromatic needs two things:
  1. CHROMATIC_PROJECT_TOKEN in the environment. It stands on chromatic.com in the project, under Manage > Configure.
  2. The network: the built Storybook is sent there.
Without them, "npm run test:visual" compares the same stories on this machine.
`);
  process.exit(1);
}

const { status } = spawnSync('npx chromatic --build-script-name build-storybook --exit-zero-on-changes', {
  shell: true,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
