import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwrightChromium, type Browser } from 'playwright';
import { siteRoutes } from '../../src/app/siteRoutes';
import { drawPicture } from '../../src/media/drawing';
import { slots } from '../../src/media/slots';
import { chromium } from '../support/chromium';
import { startSite } from '../support/site';
import { sheetPage, type Entry } from './sheet';

const folder = 'contact-sheets';

const isPortrait = (id: string): boolean => id.startsWith('portrait-');

function illustrations(ids: readonly string[]): Entry[] {
  return ids.map((name) => ({ name, src: `data:image/svg+xml,${encodeURIComponent(drawPicture(name))}` }));
}

function buildSite(): void {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The site does not build, so its pages cannot be pictured.');
}

/** Every page of the built site from top to bottom, `width` px wide. */
async function pages(browser: Browser, width: number, height: number): Promise<Entry[]> {
  const site = await startSite();
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    baseURL: site.url,
  });
  try {
    const page = await context.newPage();
    const entries: Entry[] = [];
    for (const path of [...siteRoutes.map((route) => route.path), '/no-such-page']) {
      await page.goto(path, { waitUntil: 'load' });
      await page.evaluate(async () => {
        // Picture frames that are not near are not painted, and their pictures are not fetched. Nothing is compared with
        // these sheets; tests/e2e/labels.spec.ts looks at pages without this.
        for (const element of document.querySelectorAll<HTMLElement>('main *'))
          if (getComputedStyle(element).contentVisibility === 'auto')
            element.style.contentVisibility = 'visible';
        for (const image of document.images) image.loading = 'eager';
        await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
        await document.fonts.ready;
      });
      const shot = await page.screenshot({ fullPage: true, animations: 'disabled' });
      entries.push({ name: path, src: `data:image/png;base64,${shot.toString('base64')}` });
    }
    return entries;
  } finally {
    await context.close();
    await site.stop();
  }
}

interface Sheet {
  columns: number;
  /** Width of a picture on the sheet in px. */
  width: number;
  entries: (browser: Browser) => Entry[] | Promise<Entry[]>;
  /** Whether it shows the built site. */
  built?: boolean;
}

const ids = Object.keys(slots);

const sheets: Readonly<Record<string, Sheet>> = {
  scenes: {
    columns: 6,
    width: 400,
    entries: () => illustrations(ids.filter((id) => !isPortrait(id))),
  },
  portraits: { columns: 4, width: 320, entries: () => illustrations(ids.filter(isPortrait)) },
  'pages-360': { columns: 12, width: 240, built: true, entries: (browser) => pages(browser, 360, 740) },
  'pages-768': { columns: 10, width: 360, built: true, entries: (browser) => pages(browser, 768, 1024) },
  'pages-1280': { columns: 8, width: 480, built: true, entries: (browser) => pages(browser, 1280, 800) },
  'pages-1920': { columns: 8, width: 480, built: true, entries: (browser) => pages(browser, 1920, 1080) },
};

/** @param wanted Names of sheets; none for all. */
async function drawSheets(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.find((name) => !(name in sheets));
  if (unknown) throw new Error(`No sheet "${unknown}". There are: ${Object.keys(sheets).join(', ')}.`);
  const chosen = Object.entries(sheets).filter(([name]) => wanted.length === 0 || wanted.includes(name));
  if (chosen.some(([, { built }]) => built)) buildSite();
  mkdirSync(folder, { recursive: true });
  const browser = await playwrightChromium.launch({ ...chromium(), args: ['--hide-scrollbars'] });
  try {
    for (const [name, { columns, width, entries }] of chosen) {
      const page = await browser.newPage();
      await page.setContent(sheetPage(await entries(browser), columns, width), { waitUntil: 'load' });
      const file = join(folder, `${name}.png`);
      writeFileSync(file, await page.locator('body').screenshot());
      await page.close();
      process.stdout.write(`${file}\n`);
    }
  } finally {
    await browser.close();
  }
}

await drawSheets(process.argv.slice(2));
