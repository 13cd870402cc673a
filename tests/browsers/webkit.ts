import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { test as base, expect } from '@playwright/test';
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { startSite, type Site } from '../support/site';
import { installed } from './installed';
import { watchedSite } from './watchedSite';

const packages = 'webkit2gtk-driver and xvfb';
const waitTimeout = 10_000;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

/** Starts WebKit's driver, with a screen of its own where the machine has none. */
function startDriver(port: number): ChildProcess {
  const driver = installed('WEBKIT_DRIVER', ['WebKitWebDriver'], packages);
  const command = [driver, `--port=${port}`];
  const [program = driver, ...rest] = process.env['DISPLAY']
    ? command
    : [installed('XVFB_RUN', ['xvfb-run'], packages), '--auto-servernum', ...command];
  return spawn(program, rest, { stdio: 'ignore', detached: true });
}

async function openBrowser(port: number): Promise<WebDriver> {
  const binary = installed(
    'WEBKIT_PATH',
    ['x86_64', 'aarch64'].map((kind) => `/usr/lib/${kind}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
    packages,
  );
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const server = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${server}/status`).then(
          ({ ok }) => ok,
          () => false,
        ),
      'the driver answers',
    )
    .toBe(true);
  return new Builder().usingServer(server).withCapabilities(capabilities).build();
}

/** What a test does on a page, as a visitor would. */
export interface WebKitPage {
  /** The driver itself, for what is asked once. */
  driver: WebDriver;
  /** Opens a path of the site; what the page before complained of fails the test. */
  open: (path: string) => Promise<void>;
  /** Waits for the first shown element of a selector with these words in it. */
  shown: (selector: string, words?: string) => Promise<WebElement>;
  /** Waits until there is no such element to be seen. */
  hidden: (selector: string, words?: string) => Promise<void>;
  /** Presses an element by mouse, in the middle of the screen. */
  press: (selector: string, words?: string) => Promise<void>;
  /** Types into a field. */
  type: (selector: string, words: string) => Promise<void>;
}

/** Runs in the page. */
const findShown = `
  const [selector, words] = arguments;
  return [...document.querySelectorAll(selector)].find((one) =>
    one.textContent.includes(words) && one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0) ?? null;
`;

function webKitPage(driver: WebDriver, url: string): WebKitPage {
  const find = (selector: string, words = '') =>
    driver.executeScript<WebElement | null>(findShown, selector, words);
  const shown = async (selector: string, words = '') => {
    const element = await driver.wait(
      () => find(selector, words),
      waitTimeout,
      `Nothing is shown of ${selector} "${words}"`,
    );
    if (!element) throw new Error(`Nothing is shown of ${selector} "${words}"`);
    return element;
  };
  return {
    driver,
    shown,
    open: async (path) => {
      await expectNoComplaint(driver);
      await driver.get(url + path);
    },
    hidden: async (selector, words = '') => {
      await driver.wait(
        async () => !(await find(selector, words)),
        waitTimeout,
        `${selector} "${words}" is still shown`,
      );
    },
    press: async (selector, words) => {
      const element = await shown(selector, words);
      await driver.executeScript(
        `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`,
        element,
      );
      await element.click();
    },
    type: async (selector, words) => {
      await (await shown(selector)).sendKeys(words);
    },
  };
}

/** Fails on what the open page has written to the console, thrown, rejected or refused by its policy. */
export async function expectNoComplaint(driver: WebDriver): Promise<void> {
  const complaints = await driver.executeScript<string[]>('return window.complaints ?? []');
  expect(complaints).toEqual([]);
}

interface WorkerFixtures {
  site: Site;
  webKit: WebKitPage;
}

/** Playwright's `test` with WebKit as Debian has it, on the built site: Playwright's own WebKit has to be downloaded. */
export const test = base.extend<{ quiet: undefined }, WorkerFixtures>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  webKit: [
    async ({ site }, use) => {
      const port = await freePort();
      const driver = startDriver(port);
      const watched = await watchedSite(site.url);
      const browser = await openBrowser(port);
      await use(webKitPage(browser, watched.url));
      await browser.quit();
      if (driver.pid !== undefined) process.kill(-driver.pid);
      watched.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  quiet: [
    async ({ webKit }, use) => {
      await use(undefined);
      await expectNoComplaint(webKit.driver);
    },
    { auto: true },
  ],
});

export { expect };
