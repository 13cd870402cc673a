import { budgetOf, weighed } from '../budgets/budgets';
import { expect, test as onSite } from '../support/e2e';
import { behindProxy, httpsProxy } from '../support/httpsProxy';
import { startSite } from '../support/site';

/** As visitors load it: https with HTTP/2, which compresses the headers of later responses to a few bytes. */
const test = onSite.extend({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startSite(behindProxy);
      const proxy = await httpsProxy(site.url);
      await use({ ...site, url: proxy.url });
      await proxy.stop();
      expect(await site.stop(), site.output()).toBe(0);
    },
    { scope: 'worker' },
  ],
});
test.use({ ignoreHTTPSErrors: true });

const kinds = ['/', '/ContactUs', '/Gallery', '/FirstAid/NotBreathing', '/FirstAid/Safe', '/Offline'];

for (const path of weighed) {
  const budget = budgetOf(path);
  // By day one page of each kind: `test:budgets` weighs the HTML and the scripts of all pages in each run.
  const tag = kinds.includes(path) ? [] : ['@nightly'];
  test(`${path} loads within its bytes and requests`, { tag }, async ({ page }, info) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Page.enable');
    const urls = new Map<string, string>();
    const done: { url: string; bytes: number }[] = [];
    let loaded = false;
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      urls.set(requestId, request.url);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (!loaded) done.push({ url: urls.get(requestId) ?? '', bytes: encodedDataLength });
    });
    // What is fetched after load is counted in ahead.spec.ts.
    const load = new Promise<void>((resolve) => {
      session.once('Page.loadEventFired', () => {
        loaded = true;
        resolve();
      });
    });
    await Promise.all([load, page.goto(path)]);
    // Lazy pictures may load before or after the load event: their bytes count, but not their requests.
    const lazy = await page
      .locator('img[loading=lazy]')
      .evaluateAll((images: HTMLImageElement[]) => images.map((image) => image.src));
    const bytes = done.reduce((sum, request) => sum + request.bytes, 0);
    const requests = done.filter(({ url }) => !lazy.includes(url)).length;
    expect.soft(bytes, 'bytes until load').toBeLessThanOrEqual(budget.load);
    expect.soft(requests, 'requests until load').toBeLessThanOrEqual(budget.requests);
    info.annotations.push({
      type: 'weight',
      description: `${String(bytes)} bytes, ${String(requests)} requests`,
    });
  });
}
