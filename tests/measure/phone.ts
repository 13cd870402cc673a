import type { Browser, CDPSession, Page } from 'playwright';
import { withPhone } from './browser';
import { emulate, type Network } from './network';

/** Time between two tries in ms: the error of what is measured by trying. */
const between = 30;
/** Time in ms after which nothing is expected any more. */
export const maxWait = 40_000;

/** A place on the screen, in px. */
export interface Point {
  x: number;
  y: number;
}

/** Waits so many ms. */
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Touches the screen with one finger. @param duration How long the finger stays, in ms. */
export async function touch(session: CDPSession, point: Point, duration = 0): Promise<void> {
  const began = session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  if (duration > 0) await pause(duration);
  await Promise.all([began, session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
}

/** Lets the page report one time. Repeats `act` until it does. @throws {Error} It never does. */
export async function untilMeasured(
  session: CDPSession,
  act: () => Promise<unknown>,
  what: string,
): Promise<number> {
  let value: number | undefined;
  session.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name === 'measured') value ??= Number(payload);
  });
  const end = Date.now() + maxWait;
  while (value === undefined && Date.now() < end) {
    // A tap on a page that is busy is answered late; the next one does not wait for that.
    await Promise.race([act(), pause(500)]);
    await pause(between);
  }
  if (value === undefined) throw new Error(`No answer to ${what} in ${maxWait} ms`);
  return value;
}

/** A slow phone with an empty cache, that can report. */
export function slowPhone<Result>(
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

/** Waits until the first bytes are there: a touch that begins on the page before would be lost, and all after it. */
export const begin = (page: Page, url: string) => page.goto(url, { waitUntil: 'commit', timeout: maxWait });
