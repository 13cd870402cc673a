import { expect, test } from '../support/e2e';

/** A paint as this browser tells it: when the page had done its part; the graphics process takes a while longer. */
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
      // The header's behaviour watches its size.
      window.ResizeObserver = class extends ResizeObserver {
        constructor(call: ResizeObserverCallback) {
          super(call);
          performance.mark('attached');
        }
      };
    });
    for (const path of ['/ParamedicsPage', '/', '/ContactUs']) {
      await page.goto(path);
      await page.waitForFunction(() => performance.getEntriesByName('attached').length > 0);
      const [painted, attached] = await page.evaluate(() => [
        (performance.getEntriesByName('first-contentful-paint')[0] as Paint | undefined)?.paintTime,
        performance.getEntriesByName('attached')[0]?.startTime,
      ]);
      expect(attached, path).toBeGreaterThan(painted ?? Infinity);
    }
  },
);

test(
  'leaves the slides far below the first screen until they come near',
  { tag: '@phone' },
  async ({ page }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(pictures).toHaveLength(1);
    await page.locator('[data-behaviour=slider]').scrollIntoViewIfNeeded();
    await expect.poll(() => pictures.filter((path) => path.includes('/slide-'))).not.toEqual([]);
  },
);
