/**
 * Draws contact sheets into `contact-sheets/`, one PNG each, to look at everything at once: all scenes, all portraits,
 * and every page at 360, 768, 1280 and 1920 px. Builds the site first when that is needed. With names, only those:
 *
 *     npm run contact-sheets -- scenes pages-360
 */
import { runModule } from '../support/runModule.js';

await runModule('/tests/sheets/draw.ts');
