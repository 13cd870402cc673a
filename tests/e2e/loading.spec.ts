import { expect, test } from '../support/e2e';

/** A paint entry of Chromium: when the page's main thread had finished; the graphics process takes a little longer. */
type Paint = PerformanceEntry & { paintTime: number };

test(
  'asks for the picture of the first screen before the script and the face',
  { tag: '@phone' },
  async ({ page }) => {
    const priorities: Record<string, string> = {};
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    session.on('Network.requestWillBeSent', ({ type = '', request }) => {
      priorities[type] ??= request.initialPriority;
    });
    await page.goto('/ParamedicsPage', { waitUntil: 'load' });
    expect(priorities).toMatchObject({ Image: 'High', Script: 'Low', Font: 'Low' });
  },
);

test(
  'paints the page before its behaviours are attached, also with the script in the cache',
  { tag: '@phone' },
  async ({ page }) => {
    await page.addInitScript(() => {
      // The header's behaviour observes its size.
      window.ResizeObserver = class extends ResizeObserver {
        constructor(call: ResizeObserverCallback) {
          super(call);
          performance.mark('attached');
        }
      };
    });
    for (const path of ['/ParamedicsPage', '/', '/ContactUs']) {
      await page.goto(path);
      // Browsers note a paint once it is on the screen, which may be later than the time that it has.
      await page.waitForFunction(() =>
        ['first-contentful-paint', 'attached'].every((name) => performance.getEntriesByName(name).length > 0),
      );
      const [painted, attached] = await page.evaluate(() => [
        (performance.getEntriesByName('first-contentful-paint')[0] as Paint | undefined)?.paintTime,
        performance.getEntriesByName('attached')[0]?.startTime,
      ]);
      expect(attached, path).toBeGreaterThan(painted ?? Infinity);
    }
  },
);

test(
  'leaves the slides until they come near, and the later ones until they are swiped to',
  { tag: '@phone' },
  async ({ page }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    // Browsers load pictures a screen or two below the first; how far depends on the connection.
    expect(pictures.length).toBeLessThanOrEqual(2);
    expect(pictures.filter((path) => path.includes('/slide-')).length).toBeLessThanOrEqual(1);
    const slider = page.locator('[data-behaviour=slider]');
    await slider.scrollIntoViewIfNeeded();
    await slider.getByRole('button', { name: 'Next' }).first().click();
    await expect.poll(() => pictures.filter((path) => path.includes('/slide-')).length).toBeGreaterThan(1);
  },
);

test(
  'the reviews of the home page stay where they are when a visitor comes to them',
  { tag: '@phone' },
  async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { sources = [] } = entry as PerformanceEntry & { sources?: readonly { node?: Node }[] };
          const moved = sources.map(({ node }) => node?.textContent ?? '').filter((text) => text !== '');
          document.documentElement.dataset['moved'] =
            (document.documentElement.dataset['moved'] ?? '') + moved.join();
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    const review = page.getByRole('main').locator('blockquote').first();
    await review.scrollIntoViewIfNeeded();
    await expect(review).toBeInViewport();
    // Two frames, and the report of layout shifts in them.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    expect(await page.locator('html').getAttribute('data-moved')).toBeNull();
  },
);

test(
  'the steps stay where they are when the script chooses one of the lists',
  { tag: '@phone' },
  async ({ page }) => {
    for (const path of ['/FirstAid/NotBreathing', '/FirstAid/Choking', '/sw/FirstAid/NotBreathing']) {
      let release = () => {};
      const wait = new Promise<void>((resolve) => (release = resolve));
      await page.route(/first-load/, async (route) => {
        await wait;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      const steps = page.locator('[data-behaviour=variants] nav ~ section ol').last();
      const first = page.locator('[data-behaviour=variants] #steps + section ol').first();
      await steps.waitFor();
      const before = await first.boundingBox();
      release();
      await expect(page.locator('[data-chosen]')).toBeAttached();
      expect(await first.boundingBox(), path).toEqual(before);
      await page.unroute(/first-load/);
    }
  },
);
