import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwright } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { components } from '../support/library';
import { chromium } from '../support/chromium';
import { watchConsole } from '../support/console';
import { builtProject, manifestOf, projectElsewhere, typeErrors, type Elsewhere } from './elsewhere';

let project: Elsewhere;

beforeAll(async () => {
  project = await projectElsewhere();
}, 120_000);

afterAll(() => {
  rmSync(project.folder, { recursive: true });
});

/** Files of the package by their paths in it. */
const files = () =>
  readdirSync(project.installed, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  );
const textOf = (path: string) => readFileSync(join(project.installed, path), 'utf8');
/** What the modules of a kind import, each name once. */
const imported = (ending: string) => [
  ...new Set(
    files()
      .filter((path) => path.endsWith(ending))
      .flatMap((path) =>
        [...textOf(path).matchAll(/(?:from|import) ?\(?["']([^."'][^"']*)["']/g)].map(
          ([, name = '']) => name,
        ),
      ),
  ),
];

describe('the package', () => {
  test('has every file that its exports name', () => {
    const { exports } = manifestOf(project.installed);
    const named = Object.values(exports).flatMap((entry) =>
      typeof entry === 'string' ? [entry] : [entry.types, entry.default],
    );
    expect(named.filter((path) => !existsSync(join(project.installed, path)))).toEqual([]);
    expect(Object.keys(exports)).toEqual(
      expect.arrayContaining([
        './components',
        './theme',
        './tokens',
        './tokens.json',
        './tokens.css',
        './behaviours',
      ]),
    );
  });

  test('offers every widget of the library', () => {
    const missing = components().filter(
      ({ tier, source }) =>
        !textOf(`${tier}.js`).includes(source.replace(/^src\//, './').replace('.tsx', '.js')),
    );
    expect(missing).toEqual([]);
  });

  test('holds nothing of this site', () => {
    const folders = new Set(files().map((path) => path.split('/')[0]));
    for (const folder of ['app', 'assistant', 'config', 'content', 'pages', 'server'])
      expect(folders).not.toContain(folder);
    expect(files().filter((path) => /^media\//.test(path))).toEqual(['media/picture.d.ts']);
  });

  test.each(['.js', '.d.ts'])('imports nothing but its peers (%s)', (ending) => {
    const peers = Object.keys(manifestOf(project.installed).peerDependencies);
    const others = imported(ending).filter(
      (name) => !peers.some((peer) => name === peer || name.startsWith(`${peer}/`)),
    );
    expect(others).toEqual([]);
  });

  test('needs the packages of forms for forms alone', () => {
    const { peerDependencies, peerDependenciesMeta } = manifestOf(project.installed);
    expect(Object.keys(peerDependenciesMeta).sort()).toEqual(['react-hook-form', 'zod']);
    expect(Object.keys(peerDependencies)).not.toContain('react-router-dom');
  });

  test('has the version that its changelog begins with', () => {
    const [, newest] = /^## (\S+)/m.exec(textOf('CHANGELOG.md')) ?? [];
    expect(newest).toBe(manifestOf(project.installed).version);
  });
});

describe('a project that has installed it', () => {
  test('is found right by TypeScript', () => {
    expect(typeErrors(project, ['Page.tsx', 'client.tsx', 'server.tsx', 'plain.ts'])).toEqual([]);
  }, 120_000);

  test('renders widgets on its server and takes them over in the browser', async () => {
    const { html, site } = await builtProject(project);
    const browser = await playwright.launch(chromium());
    try {
      const context = await browser.newContext();
      const { complaints } = watchConsole(context, []);
      const pageOf = (script: string) =>
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Boats</title><link rel="icon" href="data:,"></head><body><div id="root">${html}</div><script type="module" src="/${script}.js"></script></body></html>`;
      await context.route('http://elsewhere.example/**', async (route) => {
        const { pathname } = new URL(route.request().url());
        if (/^\/(boats|crews|plain)/.test(pathname)) {
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
        await expect.poll(() => answers.nth(1).getAttribute('open')).toBe('');
        await answers.nth(0).locator('summary').click();
        await expect.poll(() => answers.nth(1).getAttribute('open')).toBeNull();
        expect(await page.getByRole('img', { name: '4 out of 5 stars' }).count()).toBe(1);
        expect(await page.getByRole('link', { name: 'Call 0700 000 000' }).count()).toBe(2);
        // The router's link stays on the page, a plain one loads another.
        await page.evaluate(() => (document.title = 'The same page'));
        await page.getByRole('link', { name: 'Our crews' }).last().click();
        await page.waitForURL('**/crews');
        expect(await page.title()).toBe(path === '/boats' ? 'The same page' : 'Boats');
      }
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
    }
  }, 120_000);
});
