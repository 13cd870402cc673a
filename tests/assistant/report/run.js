/**
 * Sorts the lines of the corpus into training and check lines, makes the assistant's model from the training lines, and
 * writes how well it reads the check lines: the page "How the assistant reads" of Storybook.
 *
 *     npm run assistant:report
 *     npm run assistant:report -- --figures    # the page only: where rules have changed, but no training line
 */
import { runModule } from '../../support/runModule.js';

if (!process.argv.includes('--figures')) await runModule('/tests/assistant/report/learn.ts');
// Anew, so that the model just made is the one that is tried.
await runModule('/tests/assistant/report/write.ts');
