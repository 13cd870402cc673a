import { defineConfig } from '@playwright/test';
import { installed } from './browsers/installed';

/**
 * The browsers beside Chromium, as Debian packages them (`npm run test:browsers`): Firefox runs the end-to-end tests that
 * need nothing of Chromium's own, WebKit a file of its own, for its driver speaks another protocol.
 */
export default defineConfig({
  outputDir: '../test-results/browsers',
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  reporter: [['list'], ['html', { open: 'never', outputFolder: '../playwright-report' }]],
  projects: [
    {
      name: 'firefox',
      testDir: './e2e',
      use: {
        browserName: 'firefox',
        // Firefox as it is published, by WebDriver BiDi. Playwright 1.65 asks it for more than the ESR has.
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: installed('FIREFOX_PATH', ['firefox-esr', 'firefox'], 'firefox-esr'),
        },
        locale: 'en-KE',
        timezoneId: 'Africa/Nairobi',
        // As in playwright.config.ts.
        serviceWorkers: 'block',
        viewport: { width: 1280, height: 800 },
      },
      // Tagged `@chromium`: changed or unanswered requests, JavaScript off, paper, positions, and fields filled at once under React go
      // by what the driver can do with Chromium alone; so do the files that are left out.
      testIgnore: [
        '**/{olderBrowsers,weight,print,nojs,badNetwork,photos,emergencyPlan,requests,whereAmI}.spec.ts',
      ],
      grepInvert: [/@phone/, /@nightly(?!-)/, /@chromium/],
    },
    { name: 'webkit', testDir: './browsers' },
  ],
});
