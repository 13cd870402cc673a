import type { Browser } from 'playwright';
import { begin, pause, slowPhone, touch, untilMeasured } from './phone';
import { linkInSight, watchNext, watchPanel } from './inPage';
import type { Network } from './network';

/** Duration of a touch on a link, in ms. */
const press = 80;
/** Time after load in ms until a page is idle. */
const rest = 1_000;

const launcher = 'nav [data-behaviour=assistant][role=button]';

/**
 * Taps on the assistant on a page that has just loaded and has prefetched nothing.
 * @returns Time in ms from the touch until the open panel is painted, with its heading and a text field.
 */
export function tapAssistant(browser: Browser, url: string, network: Network): Promise<number> {
  return slowPhone(browser, network, async (page, session) => {
    await begin(page, url);
    await page.waitForLoadState('load');
    // It is a link until the script turns it into a button.
    const box = await page.locator(launcher).boundingBox();
    if (!box) throw new Error(`${url} has no assistant`);
    await page.evaluate(watchPanel);
    let touched = false;
    const once = async () => {
      if (touched) return;
      touched = true;
      await touch(session, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    };
    return untilMeasured(session, once, `a tap on the assistant of ${url}`);
  });
}

/**
 * Taps on the first link to another page.
 * @returns Time in ms from the end of the tap until the first paint of the other page.
 */
export function tapLink(browser: Browser, url: string, network: Network): Promise<number> {
  return slowPhone(browser, network, async (page, session) => {
    await page.addInitScript(watchNext);
    await begin(page, url);
    await page.waitForLoadState('load');
    await pause(rest);
    const point = await page.evaluate(linkInSight);
    // Its position after scrolling.
    await pause(rest);
    let touched = false;
    const once = async () => {
      if (touched) return;
      touched = true;
      await touch(session, point, press);
    };
    return untilMeasured(session, once, `a tap on a link of ${url}`);
  });
}
