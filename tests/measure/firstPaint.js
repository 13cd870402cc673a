/**
 * Says what the main thread does until the first paint of a page, from the trace of Lighthouse's own runs. Builds the
 * site first when that is needed; measure on a machine that does nothing else.
 *
 *     node tests/measure/firstPaint.js [PATH ...]
 */
import { runModule } from '../support/runModule.js';

await runModule('/tests/measure/firstPaintReport.ts');
