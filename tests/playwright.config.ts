import { readFacts } from '../src/config/facts';
import { defineConfig } from '@playwright/test';
import { olderChromium, type Browser } from './support/bundledChromium';
import { chromium } from './support/chromium';

const olderBrowsers = '**/olderBrowsers.spec.ts';

const launch = (browser: Browser) => ({
  launchOptions: {
    ...browser,
    // The e-mail library refuses browsers that say they are driven; visitors' browsers do not say so.
    args: ['--disable-blink-features=AutomationControlled'],
  },
});

/**
 * A browser of January 2023 runs one file in the nightly run; it is there on Linux x64 alone. That nothing newer than the
 * README's browsers is used is linted.
 */
function older() {
  const browser = process.env['NIGHTLY'] ? olderChromium() : undefined;
  return browser ? [{ name: 'chromium-109', testMatch: olderBrowsers, use: launch(browser) }] : [];
}

/**
 * What a run leaves to the nightly one (`NIGHTLY=1`, see tests/nightly.js): tests tagged `@nightly`, and on one of the two
 * screens those tagged with it, such as `@nightly-desktop`.
 */
const leftToTheNight = (screen: 'phone' | 'desktop') =>
  process.env['NIGHTLY'] ? [] : [/@nightly(?!-)/, new RegExp(`@nightly-${screen}`)];

// Routes are loaded by Node itself here, without the build that puts the owner's facts in their place: those of no settings.
Object.assign(globalThis, { __FACTS__: readFacts({}) });

/** End-to-end tests on the built site; each worker starts a server of its own (see support/e2e.ts). */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Twice as long as usual: tests that pass in ten seconds took 26 where other work kept both cores busy.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // One more than cores: many tests wait for a clock or a line. Beside another step there is one core.
  workers: process.env['BESIDE_OTHERS'] ? 2 : 3,
  reporter: [['list'], ['html', { open: 'never', outputFolder: '../playwright-report' }]],
  use: {
    ...launch(chromium()),
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    // A worker that comes by itself would answer requests that tests count or refuse: offline.spec.ts allows it.
    serviceWorkers: 'block',
    // Recording every test costs more than the tests: `npx playwright test --trace on` for the one that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  // What is the same at every width runs once, most of it on the phone that most visitors have; so is weight counted.
  projects: [
    {
      name: 'phone',
      testIgnore: ['**/contactFailures.spec.ts', '**/crawl.spec.ts', olderBrowsers],
      grepInvert: [/@desktop/, ...leftToTheNight('phone')],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      testIgnore: [
        '**/{badNetwork,booking,emergencyPlan,nojs,requests,weight}.spec.ts',
        // The same on every screen: by day on the phone alone.
        ...(process.env['NIGHTLY'] ? [] : ['**/{focusTargets,labels,quiet,topicSearch}.spec.ts']),
        olderBrowsers,
      ],
      grepInvert: [/@phone/, ...leftToTheNight('desktop')],
      use: { viewport: { width: 1280, height: 800 } },
    },
    ...older(),
  ],
});
