/**
 * Draws the pictures that other sites show with a link, and the icons, into `src/media/share`: one for each listed page,
 * of its illustration and heading. Only what has changed is drawn again; commit what it writes.
 *
 *     npm run share-pictures
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
await runnerImport('/tests/share/draw.ts', { plugins, define, logLevel: 'warn' });
