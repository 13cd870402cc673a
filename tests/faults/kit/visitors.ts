import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium as playwrightChromium, type Page } from 'playwright';
import { build } from 'vite';
import siteConfig from '../../../vite.config';
import { chromium } from '../../support/chromium';
import type { Cleanup } from './folders';
import type { Submission } from './submissions';

/** Sends a submission. @returns Whether the form would confirm it. */
export type Press = (submission: Submission) => Promise<boolean>;

async function visitorScript(folder: string): Promise<string> {
  await build({
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    define: siteConfig.define ?? {},
    build: {
      outDir: folder,
      lib: {
        entry: resolve('tests/faults/kit/visitor.ts'),
        formats: ['iife'],
        name: 'visitor',
        fileName: () => 'visitor.js',
      },
    },
  });
  return readFileSync(`${folder}/visitor.js`, 'utf8');
}

/** Opens pages of the site in a browser, each with its own connections. @returns One sender per page. */
export async function visitorsInBrowser(url: string, pages: number, cleanup: Cleanup): Promise<Press[]> {
  const script = await visitorScript(cleanup.folder());
  const browser = await playwrightChromium.launch({
    ...chromium(),
    // The e-mail service's library refuses automated browsers.
    args: ['--disable-blink-features=AutomationControlled'],
  });
  cleanup.add(() => browser.close());
  const open = async (): Promise<Page> => {
    const page = await (await browser.newContext({ locale: 'en-KE' })).newPage();
    await page.goto(`${url}/ContactUs`);
    await page.evaluate(script);
    return page;
  };
  const opened = await Promise.all(Array.from({ length: pages }, open));
  return opened.map(
    (page) =>
      ({ kind, request, values, key }) =>
        page.evaluate(
          (given) => (globalThis as unknown as { press: (given: unknown) => Promise<boolean> }).press(given),
          { kind, request, values, key },
        ),
  );
}

/** The same services in this process, for the short run, with replacements for what only browsers have. */
export async function visitorInNode(url: string, cleanup: Cleanup): Promise<Press> {
  const { fetch } = globalThis;
  const given = {
    location: { origin: url, pathname: '/ContactUs' },
    navigator: { webdriver: false, languages: ['en-KE'], onLine: true },
    fetch: (path: string, init?: RequestInit) => fetch(new URL(path, url), init),
  };
  for (const [name, value] of Object.entries(given)) {
    const before = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    cleanup.add(() => {
      if (before) Object.defineProperty(globalThis, name, before);
      else Reflect.deleteProperty(globalThis, name);
    });
  }
  return (await import('./visitor')).press;
}
