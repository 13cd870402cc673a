/**
 * Runs the fault scenarios: what the site does when processes are killed, networks fail, disks are full and input is
 * hostile. Prints what was done and what was found; ends with 1 where a promise was broken.
 *
 *     npm run test:faults                        all of them, about 15 minutes; builds the site first when that is needed
 *     npm run test:faults -- kill load           only these
 *     npm run test:faults -- --short --json      the short versions; the figures as JSON
 */
import { runModule } from '../support/runModule.js';

process.env['NODE_ENV'] ??= 'production';
await runModule('/tests/faults/runAll.ts');
// What a failed scenario left behind must not keep the command from ending.
process.exit(process.exitCode ?? 0);
