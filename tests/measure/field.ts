import type { Browser, CDPSession } from 'playwright';
import { medians, type FieldFigures } from './figures';
import {
  firstField,
  menuButton,
  readNotes,
  watchMenu,
  watchMistake,
  type FormMarks,
  type Menu,
} from './inPage';
import type { Network } from './network';
import { begin, maxWait, pause, slowPhone, touch, untilMeasured, type Point } from './phone';
import { withSecondTry } from './secondTry';
import { tapAssistant, tapLink } from './taps';

/** Idle time after load in ms in which prefetched and early code shows its long tasks. */
const quiet = 8_000;
/** Time in ms after which people press again if nothing has happened. */
const again = 2_000;

async function pressEnter(session: CDPSession): Promise<void> {
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}

/** What is tapped and watched on a page besides its paints. */
export interface Marks {
  menu: Menu;
  form: FormMarks;
}

/** Those of the site's own pages. */
const ownMarks: Marks = {
  menu: { button: 'header details > summary', opened: 'header nav' },
  form: { field: 'main form [required]', mistake: 'main form [aria-invalid="true"]' },
};

/** Paints, long tasks, and one tap on the menu after load. */
function measureVisit(browser: Browser, url: string, network: Network, menu: Menu) {
  return slowPhone(browser, network, async (page, session) => {
    await page.goto(url, { waitUntil: 'load', timeout: maxWait });
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

/** Taps on the menu's button from the start until one is answered. */
function tapEarly(
  browser: Browser,
  url: string,
  network: Network,
  { menu, point }: { menu: Menu; point: Point },
) {
  return slowPhone(browser, network, async (page, session) => {
    await page.addInitScript(watchMenu, { since: 'navigation' as const, menu });
    await begin(page, url);
    return untilMeasured(session, () => touch(session, point), `early taps on ${url}`);
  });
}

/**
 * Touches the first field as soon as it exists, types, and sends; the page shows the errors.
 * @returns When they were shown, and the longest task until then.
 */
function sendEarly(browser: Browser, url: string, network: Network, { field, mistake }: FormMarks) {
  return slowPhone(browser, network, async (page, session) => {
    await page.addInitScript(watchMistake, mistake);
    await begin(page, url);
    let typed = false;
    let pressed = -again;
    const act = async () => {
      if (typed) {
        // Thirty presses a second would start a plain post thirty times a second.
        if (performance.now() - pressed < again) return;
        pressed = performance.now();
        return pressEnter(session);
      }
      const point = await page.evaluate(firstField, field).catch(() => undefined);
      if (!point) return;
      await touch(session, point);
      const focused = await page.evaluate((selector) => document.activeElement?.matches(selector), field);
      if (!focused) return;
      await session.send('Input.insertText', { text: 'A' });
      typed = true;
    };
    const form = await untilMeasured(session, act, `the form of ${url}`);
    return { form, arrival: (await page.evaluate(readNotes)).longestTask };
  });
}

/** Further taps that are measured, each on its own phone. */
export type Tap = 'assistant' | 'next' | 'form';

/** Settings of the measurement on the slow phone. */
export interface FieldSettings {
  /** Number of runs for the medians. */
  runs: number;
  /** What is tapped besides the menu. */
  taps: readonly Tap[];
  /** Its selectors; by default those of the site's own pages. */
  marks?: Marks;
}

/**
 * Measures a page on a visitor's slow phone, each run with an empty cache.
 * @throws {Error} If the page does not respond.
 */
export async function measureField(
  browser: Browser,
  url: string,
  network: Network,
  { runs, taps, marks: { menu, form } = ownMarks }: FieldSettings,
): Promise<FieldFigures> {
  const figures: FieldFigures[] = [];
  while (figures.length < runs) {
    const { noted, point, tap } = await withSecondTry(() => measureVisit(browser, url, network, menu));
    const works = await withSecondTry(() => tapEarly(browser, url, network, { menu, point }));
    figures.push({
      ...noted,
      tap,
      works,
      ...(taps.includes('assistant') && {
        assistant: await withSecondTry(() => tapAssistant(browser, url, network)),
      }),
      ...(taps.includes('next') && { next: await withSecondTry(() => tapLink(browser, url, network)) }),
      ...(taps.includes('form') && (await withSecondTry(() => sendEarly(browser, url, network, form)))),
    });
  }
  return medians(figures);
}
