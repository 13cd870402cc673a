/**
 * Runs what takes too long for `npm test`, and everything in that again: every end-to-end test on both screens, every
 * documentation page, stories in the development build, and the short version of every fault. Needs Debian's
 * packages `caddy`, `nginx`, `postgresql` and `pgbouncer`. `npm run test:nightly`
 */
import { runSteps } from './steps.js';

process.env['NIGHTLY'] = '1';
await runSteps([
  { script: 'test:visual' },
  { script: 'build' },
  { script: 'test:e2e', after: 'build' },
  { script: 'test:stories' },
  { script: 'test:unit', after: 'build' },
  { script: 'test:slow', after: 'build' },
  { script: 'test:owner' },
  { script: 'test:acceptance' },
  { script: 'test:behaviours' },
  { script: 'test:hydration' },
  { script: 'lint' },
  { script: 'typecheck' },
  { script: 'known-faults' },
  { script: 'test:faults', after: 'build' },
]);
