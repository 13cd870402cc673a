import { budgets } from '../budgets/budgets';
import { expect, test } from '../support/e2e';

for (const [path, budget] of Object.entries(budgets)) {
  test(`${path} loads within its bytes and requests`, async ({ page }, info) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Page.enable');
    let bytes = 0;
    let requests = 0;
    let loaded = false;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      if (loaded) return;
      bytes += encodedDataLength;
      requests += 1;
    });
    // What comes after load is fetched ahead at low priority, and counts elsewhere.
    const load = new Promise<void>((resolve) => {
      session.once('Page.loadEventFired', () => {
        loaded = true;
        resolve();
      });
    });
    await Promise.all([load, page.goto(path)]);
    expect.soft(bytes, 'bytes until load').toBeLessThanOrEqual(budget.load);
    expect.soft(requests, 'requests until load').toBeLessThanOrEqual(budget.requests);
    info.annotations.push({
      type: 'weight',
      description: `${String(bytes)} bytes, ${String(requests)} requests`,
    });
  });
}
