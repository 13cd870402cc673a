/**
 * Writes how well the assistant reads training lines that its model has not seen: five models, each of four fifths of the
 * lines. For tuning; check lines are not read.
 *
 *     npm run assistant:try
 */
import { runModule } from '../../support/runModule.js';

await runModule('/tests/assistant/report/crossValidate.ts');
