/**
 * Sends the stories that a change affects to Chromatic for hosted review; exits with 1 until all differences are accepted
 * there. `npm run chromatic`
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

// Stories import drawings through virtual modules, which Chromatic cannot trace.
const everywhere = '--externals "src/media/**"';
// Changes on the main branch have already been reviewed.
const command = `npx chromatic --build-script-name build-storybook --only-changed --auto-accept-changes main ${everywhere}`;
const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
process.exitCode = status ?? 1;
