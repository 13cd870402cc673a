import { defineConfig } from '@playwright/test';
import { chromium } from './support/chromium';

/**
 * What makes a browser draw the same pixels each time. Hidden scrollbars also hide that a page is narrower beside one:
 * tests/e2e/beyondPictures.spec.ts has them. The others change pixels and not places.
 */
const sameEveryTime = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // Layers drawn by several threads differ by a pixel where they meet.
  '--num-raster-threads=1',
];

/** Compares every story with its committed pictures; `tests/visual/run.js` builds the Storybook first. */
export default defineConfig({
  testDir: '.',
  testMatch: ['visual/*.spec.ts', 'a11y/*.spec.ts'],
  outputDir: '../test-results/visual',
  snapshotPathTemplate: '{testDir}/visual/baselines/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // What differs does so at once; a page that does not come to rest is looked at again by the test itself.
  retries: 0,
  // Beside another step, too: one worker alone waits 40 % of its time until pages come to rest.
  workers: 2,
  timeout: 60_000,
  reporter: [
    ['dot'],
    ['html', { open: 'never', outputFolder: '../visual-report/playwright' }],
    ['./visual/report.ts'],
  ],
  // A picture is taken as right by `--update` only.
  updateSnapshots: 'none',
  use: {
    launchOptions: { ...chromium(), args: sameEveryTime },
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    deviceScaleFactor: 1,
    trace: 'off',
    screenshot: 'off',
  },
});
