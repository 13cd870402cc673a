import type { Browser, CDPSession } from 'playwright';
import { medians, type FieldFigures } from './figures';
import { firstField, menuButton, readNotes, watchMenu, watchMistake } from './inPage';
import type { Network } from './network';
import { begin, longest, pause, slowPhone, touch, untilMeasured, type Point } from './phone';
import { withSecondTry } from './secondTry';
import { tapAssistant, tapLink } from './taps';

/** Quiet time after load in ms in which code that is fetched or run ahead shows its long tasks. */
const quiet = 8_000;
/** Time in ms after which people press again where nothing has come. */
const again = 2_000;

async function pressEnter(session: CDPSession): Promise<void> {
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}

/** Paints, long tasks, and one tap on the menu when the page is there. */
function look(browser: Browser, url: string, network: Network) {
  return slowPhone(browser, network, async (page, session) => {
    await page.goto(url, { waitUntil: 'load', timeout: longest });
    const point = await page.evaluate(menuButton);
    await pause(quiet);
    const noted = await page.evaluate(readNotes);
    if (Number.isNaN(noted.fcp + noted.lcp)) throw new Error(`Nothing was painted on ${url}`);
    await page.evaluate(watchMenu, 'touch' as const);
    let touched = false;
    const once = async () => {
      if (!touched) await ((touched = true), touch(session, point));
    };
    return { noted, point, tap: await untilMeasured(session, once, `a tap on the menu of ${url}`) };
  });
}

/** Taps on the menu's button from the start until one is answered. */
function tapEarly(browser: Browser, url: string, network: Network, point: Point): Promise<number> {
  return slowPhone(browser, network, async (page, session) => {
    await page.addInitScript(watchMenu, 'navigation' as const);
    await begin(page, url);
    return untilMeasured(session, () => touch(session, point), `early taps on ${url}`);
  });
}

/**
 * Touches the first field as soon as it is there, types, and sends; the page names what is missing.
 * @returns When that was, and the longest task until then.
 */
export function sendEarly(browser: Browser, url: string, network: Network) {
  return slowPhone(browser, network, async (page, session) => {
    await page.addInitScript(watchMistake);
    await begin(page, url);
    let typed = false;
    let pressed = -again;
    const act = async () => {
      if (typed) {
        // Thirty presses a second would begin a plain post thirty times a second.
        if (performance.now() - pressed < again) return;
        pressed = performance.now();
        return pressEnter(session);
      }
      const point = await page.evaluate(firstField).catch(() => undefined);
      if (!point) return;
      await touch(session, point);
      const focused = await page.evaluate(() => document.activeElement?.matches('main form [required]'));
      if (!focused) return;
      await session.send('Input.insertText', { text: 'A' });
      typed = true;
    };
    const form = await untilMeasured(session, act, `the form of ${url}`);
    return { form, arrival: (await page.evaluate(readNotes)).longestTask };
  });
}

/**
 * Measures a page as a visitor's slow phone shows it, each run with an empty cache.
 * @param runs How many runs the medians are taken of.
 * @param withForm Whether the page's form is measured as well.
 * @throws {Error} The page does not answer.
 */
export async function measureField(
  browser: Browser,
  url: string,
  network: Network,
  { runs, withForm }: { runs: number; withForm: boolean },
): Promise<FieldFigures> {
  const figures: FieldFigures[] = [];
  while (figures.length < runs) {
    const { noted, point, tap } = await withSecondTry(() => look(browser, url, network));
    const works = await withSecondTry(() => tapEarly(browser, url, network, point));
    figures.push({
      ...noted,
      tap,
      works,
      assistant: await withSecondTry(() => tapAssistant(browser, url, network)),
      next: await withSecondTry(() => tapLink(browser, url, network)),
      ...(withForm && (await withSecondTry(() => sendEarly(browser, url, network)))),
    });
  }
  return medians(figures);
}
