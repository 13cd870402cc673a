import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwright } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromium } from '../support/chromium';
import { watchConsole } from '../support/console';
import { builtProject, projectElsewhere, type Elsewhere } from './elsewhere';

let project: Elsewhere;

beforeAll(async () => {
  project = await projectElsewhere();
}, 120_000);

afterAll(() => {
  rmSync(project.folder, { recursive: true });
});

test('a project that has installed the package renders widgets on its server and takes them over in the browser', async () => {
  const { html, site } = await builtProject(project);
  const browser = await playwright.launch(chromium());
  try {
    const context = await browser.newContext();
    const { messages } = watchConsole(context, []);
    const pageOf = (script: string) =>
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Boats</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css"></head><body><div id="root">${html}</div><script type="module" src="/${script}.js"></script></body></html>`;
    await context.route('http://elsewhere.example/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (/^\/\w+$/.test(pathname)) {
        await route.fulfill({
          contentType: 'text/html',
          body: pageOf(pathname === '/plain' ? 'plain' : 'client'),
        });
      } else if (pathname.endsWith('.svg')) {
        await route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
        });
      } else await route.fulfill({ path: join(site, pathname) });
    });
    for (const path of ['/boats', '/plain']) {
      const page = await context.newPage();
      await page.goto(`http://elsewhere.example${path}#questions-2`);
      const answers = page.locator('details[name=questions]');
      await page.locator('#questions-2[open]').waitFor();
      await answers.first().locator('summary').click();
      await page.locator('#questions-2:not([open])').waitFor();
      expect(await page.getByRole('img', { name: '4 out of 5 stars' }).count()).toBe(1);
      expect(await page.getByRole('link', { name: 'Call 0700 000 000' }).count()).toBe(2);
      // The brand's own values go over those of the theme.
      const look = page.getByRole('button', { name: 'Send message' });
      expect(await look.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(
        'rgb(31, 79, 178)',
      );
      expect(await look.evaluate((button) => getComputedStyle(button).borderRadius)).toBe('2px');
      // The router's link stays on the page, a plain one loads another.
      await page.evaluate(() => (document.title = 'The same page'));
      await page.getByRole('link', { name: 'Our crews' }).last().click();
      await page.waitForURL('**/crews');
      expect(await page.title()).toBe(path === '/boats' ? 'The same page' : 'Boats');
    }
    expect(messages).toEqual([]);
  } finally {
    await browser.close();
  }
}, 120_000);
