import type { Browser, CDPSession, Page } from 'playwright';
import { withPhone } from './browser';
import { emulate, type Network } from './network';

/** Interval between two attempts in ms: the error of figures that are measured by repeated attempts. */
const between = 30;
/** Time limit in ms. */
export const maxWait = 40_000;

/** A point on the screen, in px. */
export interface Point {
  x: number;
  y: number;
}

/** Waits for a number of ms. */
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Touches the screen with one finger. @param duration Duration of the touch, in ms. */
export async function touch(session: CDPSession, point: Point, duration = 0): Promise<void> {
  const began = session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  if (duration > 0) await pause(duration);
  await Promise.all([began, session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
}

/** Waits for one time that the page reports. Repeats `act` until it does. @throws {Error} If it never does. */
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
    // A busy page answers a tap late; the next tap does not wait for it.
    await Promise.race([act(), pause(500)]);
    await pause(between);
  }
  if (value === undefined) throw new Error(`No answer to ${what} in ${maxWait} ms`);
  return value;
}

/** A slow phone with an empty cache, whose pages can report times. */
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

/** Waits for the first bytes: a touch that begins on the previous page would be lost, and so would all later ones. */
export const begin = (page: Page, url: string) => page.goto(url, { waitUntil: 'commit', timeout: maxWait });
