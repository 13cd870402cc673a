import { runModule } from '../support/runModule.js';

await runModule('/tests/owner/run.ts');
