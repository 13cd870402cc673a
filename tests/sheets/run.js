/**
 * Draws contact sheets into `contact-sheets/`, one PNG each, to look at everything at once: all scenes, all portraits,
 * and every page at 360 and at 1280 px. Builds the site first when that is needed. With names, only those:
 *
 *     npm run contact-sheets -- scenes pages-360
 */
import { loadConfigFromFile, runnerImport } from 'vite';

const loaded = await loadConfigFromFile(
  { command: 'serve', mode: 'production' },
  'vite.config.ts',
  undefined,
  'warn',
  undefined,
  'runner',
);
const { plugins = [], define = {} } = loaded?.config ?? {};
await runnerImport('/tests/sheets/draw.ts', { plugins, define, logLevel: 'warn' });
