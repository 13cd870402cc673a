/** Runs everything that must pass before a change is merged, the longest first: `npm test`. The rest: tests/nightly.js. */
import { runSteps } from './steps.js';

await runSteps([
  // It first waits for its own build of the Storybook, while the other core builds the site.
  { script: 'test:visual' },
  { script: 'build' },
  { script: 'test:e2e', after: 'build' },
  // With the budgets of the build: Vitest starts once for both.
  { script: 'test:unit', after: 'build' },
  // The same with everything changed that the guides tell an owner to change.
  { script: 'test:owner' },
  { script: 'test:behaviours' },
  { script: 'lint' },
  { script: 'typecheck' },
]);
