import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import { PNG } from 'pngjs';
import { watchConsole } from '../support/console';
import { startPhotoSite, type OwnersPicture } from '../support/photoSite';
import { isSubject } from '../support/photos';

const size = { width: 4000, height: 3000 };
/** One photo per slot, with its subject off-centre, and the page that shows it. */
const photos: Readonly<Record<string, OwnersPicture & { path: string }>> = {
  'home-hero': {
    path: '/',
    look: { ...size, subject: [0.8, 0.3] },
    words: { alt: 'A red disc at the upper right.', focus: '80% 30%' },
  },
  'gallery-response-1': {
    path: '/Gallery',
    look: { ...size, subject: [0.15, 0.5] },
    words: { alt: 'A red disc at the left edge.', focus: '15% 50%', credit: 'Photo: A. Otieno' },
  },
  'portrait-team-ceo': {
    path: '/OurTeam',
    look: { ...size, subject: [0.85, 0.4] },
    words: { alt: 'A red disc at the right edge.', focus: '85% 40%' },
  },
};

/** The site that an owner built with these photos; 20 seconds once a worker. */
const test = base.extend<object, { photoSite: string }>({
  photoSite: [
    async ({ browserName: _ }, use) => {
      const site = await startPhotoSite(photos);
      await use(site.url);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const watches = new WeakMap<BrowserContext, ReturnType<typeof watchConsole>>();

/** Closes a page; it must not have reported errors. */
async function close(page: Page): Promise<void> {
  expect(watches.get(page.context())?.messages).toEqual([]);
  await page.context().close();
}

/** Opens a page on a screen of its own, and counts layout shifts. */
async function open(browser: Browser, address: string, width: number, density: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 740 : 800 },
    deviceScaleFactor: density,
  });
  watches.set(context, watchConsole(context, []));
  const page = await context.newPage();
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const moved = list
        .getEntries()
        .reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
      document.documentElement.dataset['moved'] = String(
        Number(document.documentElement.dataset['moved'] ?? 0) + moved,
      );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address);
  return page;
}

/** Screenshot of the picture, without elements above it, such as the red call button. */
async function pixelsOf(image: Locator): Promise<PNG> {
  // As a constructed style sheet: the site's policy allows no other.
  await image.evaluate(() => {
    const alone = new CSSStyleSheet();
    alone.replaceSync('* { visibility: hidden } main img { visibility: visible }');
    document.adoptedStyleSheets.push(alone);
  });
  const picture = PNG.sync.read(await image.screenshot());
  await image.evaluate(() => document.adoptedStyleSheets.pop());
  return picture;
}

/**
 * Position and proportions of the subject in the screenshot: its centre as fractions of the frame, its width divided by its
 * height.
 */
async function subjectIn(image: Locator): Promise<{ x: number; y: number; ratio: number }> {
  const { data, width, height } = await pixelsOf(image);
  const found: { x: number; y: number }[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      if (isSubject(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) found.push({ x, y });
    }
  }
  const extent = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [left, right] = extent(found.map(({ x }) => x));
  const [top, bottom] = extent(found.map(({ y }) => y));
  return {
    x: (left + right) / 2 / width,
    y: (top + bottom) / 2 / height,
    ratio: (right - left) / (bottom - top),
  };
}

// Its screens are its own: once, for every project. Nightly, since it builds a site of its own: tests/media/photos*.test.ts
// hold how photos are converted in each run, pictureSizes.spec.ts how wide they are shown.
test.describe('photos of an owner', { tag: ['@desktop', '@nightly'] }, () => {
  // In one worker: each worker has to build the site.
  test.describe.configure({ mode: 'default' });

  for (const [width, density] of [
    [360, 2],
    [360, 3],
    [1280, 1],
  ] as const) {
    for (const [slot, { path, words, look }] of Object.entries(photos)) {
      test(`${slot} at ${String(width)} px with ${String(density)} pixels a px`, async ({
        browser,
        photoSite,
      }) => {
        const page = await open(browser, photoSite + path, width, density);
        const image = page.getByRole('img', { name: words.alt });
        await image.scrollIntoViewIfNeeded();
        await expect(image).toHaveJSProperty('complete', true);
        const shown = await image.evaluate(async (element: HTMLImageElement) => {
          await element.decode();
          const { currentSrc, naturalWidth, naturalHeight, width: wide, height: high } = element;
          const cut = [
            Number(element.getAttribute('width')),
            Number(element.getAttribute('height')),
          ] as const;
          return { currentSrc, ratio: naturalWidth / naturalHeight, own: cut[0] / cut[1], wide, high };
        });
        expect(shown.currentSrc).toMatch(new RegExp(`/${slot}-\\d+-[\\w-]+\\.avif$`));
        expect(shown.ratio).toBeCloseTo(shown.own, 1);

        // Sharp: at least one pixel of the file per pixel of the screen.
        const pixels = Number(new RegExp(`/${slot}-(\\d+)-`).exec(shown.currentSrc)?.[1]);
        expect(pixels).toBeGreaterThanOrEqual(
          Math.floor(Math.max(shown.wide, shown.high * shown.own) * density),
        );

        const sent = await page.request.get(shown.currentSrc);
        const head = sent
          .headersArray()
          .reduce((sum, { name, value }) => sum + name.length + value.length + 4, 0);
        if (width < 600) expect((await sent.body()).length + head).toBeLessThanOrEqual(60_000);
        expect(sent.headers()['content-type']).toBe('image/avif');

        const subject = await subjectIn(image);
        expect(subject.x).toBeCloseTo(look.subject[0], 1);
        expect(subject.y).toBeCloseTo(look.subject[1], 1);
        expect(subject.ratio).toBeGreaterThan(0.9);
        expect(subject.ratio).toBeLessThan(1.1);

        expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0)).toBe(0);
        await close(page);
      });
    }
  }

  test('the album shows its photo larger, and says who took it', async ({ browser, photoSite }) => {
    const page = await open(browser, `${photoSite}/Gallery`, 360, 2);
    const { alt, credit = '' } = photos['gallery-response-1']?.words ?? { alt: '' };
    await expect(page.getByText(credit)).toBeVisible();
    await page.getByRole('link', { name: alt }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status')).toContainText(credit, { timeout: 15_000 });
    const address = () => dialog.getByRole('img').evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(address).toMatch(/gallery-response-1-800-[\w-]+\.avif$/);
    await close(page);
  });

  test('a photo that has not come shows its preview', async ({ browser, photoSite }) => {
    const page = await open(browser, 'about:blank', 360, 2);
    await page.route(/\/home-hero-[^/]*\.(?:avif|webp|jpg)$/, () => undefined);
    await page.goto(photoSite, { waitUntil: 'domcontentloaded' });
    const { data, width, height } = await pixelsOf(page.locator('main picture > img').first());
    // In the blurred preview the subject is the reddest area.
    let reddest = { redness: 0, x: 0, y: 0 };
    for (let at = 0; at < data.length; at += 4) {
      const redness = (data[at] ?? 0) - (data[at + 1] ?? 0);
      const [x, y] = [((at / 4) % width) / width, Math.floor(at / 4 / width) / height];
      if (redness > reddest.redness) reddest = { redness, x, y };
    }
    expect(reddest.redness).toBeGreaterThan(40);
    expect(Math.abs(reddest.x - 0.8)).toBeLessThan(0.1);
    expect(Math.abs(reddest.y - 0.3)).toBeLessThan(0.1);
    await close(page);
  });
});
