/**
 * Reports what each chunk of the client's code holds, and which chunks a page loads once it needs React. Builds in
 * memory: `dist` stays as it is.
 *
 *     node tests/measure/chunks.js [--modules] [--json FILE]
 */
import { runModule } from '../support/runModule.js';

process.env['NODE_ENV'] = 'production';
await runModule('/tests/measure/chunkReport.ts');
