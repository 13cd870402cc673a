import type { Browser, CDPSession, Page } from 'playwright';
import { withPhone } from './browser';
import { medians, type FieldFigures } from './figures';
import { firstField, menuButton, readNotes, watchMenu, watchMistake, type Menu } from './inPage';
import { emulate, type Network } from './network';
import { withSecondTry } from './secondTry';

/** Quiet time after load in ms in which code that is fetched or run ahead shows its long tasks. */
const quiet = 8_000;
/** Time between two tries in ms: the error of what is measured by trying. */
const between = 30;
/** Time in ms after which nothing is expected any more. */
const longest = 40_000;

interface Point {
  x: number;
  y: number;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function touch(session: CDPSession, point: Point): Promise<void> {
  await Promise.all([
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
}

async function pressEnter(session: CDPSession): Promise<void> {
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}

/** Lets the page report one time. Repeats `act` until it does. @throws {Error} It never does. */
async function untilMeasured(
  session: CDPSession,
  act: () => Promise<unknown>,
  what: string,
): Promise<number> {
  let value: number | undefined;
  session.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name === 'measured') value ??= Number(payload);
  });
  const end = Date.now() + longest;
  while (value === undefined && Date.now() < end) {
    // A tap on a page that is busy is answered late; the next one does not wait for that.
    await Promise.race([act(), pause(500)]);
    await pause(between);
  }
  if (value === undefined) throw new Error(`No answer to ${what} in ${longest} ms`);
  return value;
}

/** A slow phone with an empty cache, that can report. */
function slowPhone<Result>(
  browser: Browser,
  network: Network,
  use: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  return withPhone(browser, async ({ page, session }) => {
    await session.send('Runtime.enable');
    await session.send('Runtime.addBinding', { name: 'measured' });
    await emulate(session, network);
    return use(page, session);
  });
}

/** The menu of the site's own pages. */
const ownMenu: Menu = { button: 'header details > summary', opened: 'header nav' };

/** Paints, long tasks, and one tap on the menu when the page is there. */
function look(browser: Browser, url: string, network: Network, menu: Menu) {
  return slowPhone(browser, network, async (page, session) => {
    await page.goto(url, { waitUntil: 'load', timeout: longest });
    const point = await page.evaluate(menuButton, menu.button);
    await pause(quiet);
    const noted = await page.evaluate(readNotes);
    if (Number.isNaN(noted.fcp + noted.lcp)) throw new Error(`Nothing was painted on ${url}`);
    await page.evaluate(watchMenu, { since: 'touch' as const, menu });
    let touched = false;
    const once = async () => {
      if (!touched) await ((touched = true), touch(session, point));
    };
    return { noted, point, tap: await untilMeasured(session, once, `a tap on the menu of ${url}`) };
  });
}

/** Waits until the first bytes are there: a touch that begins on the page before would be lost, and all after it. */
const begin = (page: Page, url: string) => page.goto(url, { waitUntil: 'commit', timeout: longest });

/** Taps on the menu's button from the start until one is answered. */
function tapEarly(browser: Browser, url: string, network: Network, { menu, point }: { menu: Menu; point: Point }) {
  return slowPhone(browser, network, async (page, session) => {
    await page.addInitScript(watchMenu, { since: 'navigation' as const, menu });
    await begin(page, url);
    return untilMeasured(session, () => touch(session, point), `early taps on ${url}`);
  });
}

/**
 * Touches the first field as soon as it is there, types, and sends until the page names what is missing.
 * @returns When that was, and the longest task until then.
 */
function sendEarly(browser: Browser, url: string, network: Network) {
  return slowPhone(browser, network, async (page, session) => {
    await page.addInitScript(watchMistake);
    await begin(page, url);
    let typed = false;
    const act = async () => {
      if (typed) return pressEnter(session);
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
 * @param menu The menu that is tapped; that of the site's own pages if not given.
 * @throws {Error} The page does not answer.
 */
export async function measureField(
  browser: Browser,
  url: string,
  network: Network,
  { runs, withForm, menu = ownMenu }: { runs: number; withForm: boolean; menu?: Menu },
): Promise<FieldFigures> {
  const figures: FieldFigures[] = [];
  while (figures.length < runs) {
    const { noted, point, tap } = await withSecondTry(() => look(browser, url, network, menu));
    const works = await withSecondTry(() => tapEarly(browser, url, network, { menu, point }));
    figures.push({
      ...noted,
      tap,
      works,
      ...(withForm && (await withSecondTry(() => sendEarly(browser, url, network)))),
    });
  }
  return medians(figures);
}
