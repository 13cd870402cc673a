/**
 * Draws the pictures that other sites show with a link, and the icons, into `src/media/share`: one for each listed page,
 * of its illustration and heading. Only what has changed is drawn again; commit what it writes.
 *
 *     npm run share-pictures
 */
import { runModule } from '../support/runModule.js';

await runModule('/tests/share/draw.ts');
