import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium as playwrightChromium, type Browser } from 'playwright';
import { PNG } from 'pngjs';
import { chromium } from '../support/chromium';
import { indexed } from './palette';
import { ico, palettePng } from './png';
import { stampOf, subjects, vectorIcon, type Subject } from './subjects';

const folder = fileURLToPath(new URL('../../src/media/share', import.meta.url));
/** Lamps and skies shade smoothly in so many; more only weigh. */
const colours = 200;

async function draw(
  browser: Browser,
  { html, width, height, transparent = false }: Subject,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  const shot = PNG.sync.read(await page.screenshot({ omitBackground: transparent }));
  await page.close();
  return transparent ? PNG.sync.write(shot, { deflateLevel: 9 }) : palettePng(indexed(shot, colours));
}

function readStamps(file: string): Partial<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

/** Draws what has changed since the last time, and removes what no page needs any more. */
async function drawSharePictures(): Promise<void> {
  const stampFile = join(folder, 'stamps.json');
  const known = readStamps(stampFile);
  const wanted = await subjects();
  const stamps = Object.fromEntries(wanted.map((subject) => [subject.file, stampOf(subject)]));
  const browser = await playwrightChromium.launch(chromium());
  try {
    for (const subject of wanted.filter(({ file }) => known[file] !== stamps[file])) {
      const png = await draw(browser, subject);
      writeFileSync(join(folder, subject.file), png);
      process.stdout.write(`${subject.file} ${String(png.length)} bytes\n`);
    }
  } finally {
    await browser.close();
  }
  const names = new Set(wanted.map(({ file }) => basename(file)));
  for (const name of readdirSync(join(folder, 'cards'))) {
    if (!names.has(name)) rmSync(join(folder, 'cards', name));
  }
  writeFileSync(join(folder, 'icons/favicon.svg'), vectorIcon());
  writeFileSync(join(folder, 'icons/favicon.ico'), ico(readFileSync(join(folder, 'icons/icon-32.png')), 32));
  writeFileSync(stampFile, `${JSON.stringify(stamps, undefined, 2)}\n`);
}

await drawSharePictures();
