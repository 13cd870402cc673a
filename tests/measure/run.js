/**
 * Measures the speed of the built site and prints one table, with the targets beside the figures. Builds the site first
 * when that is needed. All of it takes about three hours; measure on a
 * machine that does nothing else.
 *
 *     npm run measure -- [--quick] [--only pages,heap,peers] [--routes /,/sw*] [--json FILE] [--from FILE] [--compare FILE] [--docs]
 */
import { runModule } from '../support/runModule.js';

await runModule('/tests/measure/measure.ts');
