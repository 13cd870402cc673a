/**
 * Measures the speed of the built site: `npm run measure`. Builds the site first if needed.
 *
 *     npm run measure -- [--routes /,/FAQ] [--runs 3] [--json FILE] [--compare FILE]
 */
import { runModule } from '../support/runModule.js';

await runModule('/tests/measure/measure.ts');
