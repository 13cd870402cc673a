/**
 * Measures the speed of the built site and prints one table, with the targets beside the figures. Builds the site first
 * when that is needed. All pages take about half an hour; measure on a machine that does nothing else.
 *
 *     npm run measure -- [--quick] [--routes /,/FAQ] [--json FILE] [--compare FILE]
 */
import { runModule } from '../support/runModule.js';

await runModule('/tests/measure/measure.ts');
