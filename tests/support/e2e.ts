import { test as base, expect } from '@playwright/test';
import { watchConsole } from './console';
import { startSite, type Site } from './site';

interface TestFixtures {
  /** Console messages that a test causes on purpose: `test.use({expectedMessages: [/404/]})`. */
  expectedMessages: RegExp[];
  /** Fails the test on any other error message of the browser; always on. */
  quietConsole: undefined;
}

interface WorkerFixtures {
  /** The built site, started once per worker with an empty store. */
  site: Site;
}

/** Playwright's `test` on the built site: `page.goto('/ContactUs')` goes there. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startSite();
      await use(site);
      const code = await site.stop();
      expect(code, `exit code of the server\n${site.output()}`).toBe(0);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  expectedMessages: [[], { option: true }],
  quietConsole: [
    async ({ browserName, context, expectedMessages }, use) => {
      // The e-mail library refuses automated browsers; Chromium has a flag that hides the automation.
      if (browserName === 'firefox') {
        await context.addInitScript(() => {
          Object.defineProperty(navigator, 'webdriver', { value: false });
        });
      }
      const watch = watchConsole(context, expectedMessages);
      await use(undefined);
      expect(watch.messages).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
