import { statSync } from 'node:fs';
import type { Browser, CDPSession, Page } from 'playwright';
import { site as words } from '../../src/content/pages/site';

declare global {
  /** Reports a time in ms; DevTools adds it to the page. */
  function measured(value: string): void;
}

/** Runs in the page: paints and blocking of the main thread since the start of the navigation, in ms. */
function readPaints(): { fcp: number; lcp: number; blocking: number } {
  const entries = (type: string) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type, buffered: true });
    const noted = observer.takeRecords();
    observer.disconnect();
    return noted;
  };
  return {
    fcp: entries('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN,
    lcp: entries('largest-contentful-paint').at(-1)?.startTime ?? NaN,
    blocking: entries('longtask').reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  };
}

/** What is waited for: elements that must all be visible, and the start of the time. */
interface Awaited {
  /** Selectors of the elements. */
  shown: readonly string[];
  /** The tab's first navigation, or the first touch. */
  since: 'navigation' | 'touch';
  /** Selector of a button of which only the first tap counts; taps elsewhere do nothing. */
  button?: string;
}

/** Runs in the page, so it is self-contained: reports when the elements are painted. */
function reportPainted({ shown, since, button }: Awaited): void {
  // The initial empty page has no storage.
  if (!location.protocol.startsWith('http')) return;
  // The server's answer to a posted form is a new page.
  const began = Number((sessionStorage['began'] ??= String(performance.timeOrigin)));
  let start = began - performance.timeOrigin;
  const check = () => {
    const isShown = (selector: string) =>
      document.querySelector(selector)?.checkVisibility({ visibilityProperty: true });
    if (!shown.every(isShown)) return void requestAnimationFrame(check);
    // The frame that shows them is painted when the next task runs.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      measured(String(performance.now() - start));
    };
    port2.postMessage('');
  };
  if (since === 'navigation') requestAnimationFrame(check);
  else
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        start = timeStamp;
        requestAnimationFrame(check);
      },
      { capture: true, once: true },
    );
  if (button === undefined) return;
  let answered = false;
  addEventListener(
    'click',
    (event) => {
      const isButton = event.target instanceof Element && event.target.closest(button);
      // A later tap would close the menu; an earlier one would follow the link that stands there before the button.
      if (answered || !isButton) event.preventDefault();
      else answered = true;
    },
    true,
  );
}

/** Figures of a page by name: times in ms, sizes in bytes. */
export type Figures = Record<string, number>;

const bytesASecond = (kilobits: number) => (kilobits * 1000) / 8;

/** Emulated networks, each with how many times slower the phone is than this machine. */
export const networks = {
  '4G': { down: bytesASecond(1600), up: bytesASecond(750), latency: 150, cpu: 4 },
  '3G': { down: bytesASecond(400), up: bytesASecond(400), latency: 400, cpu: 6 },
} as const;

const timeLimit = 40_000;
/** Time in ms after load in which code that is fetched ahead shows its long tasks. */
const quiet = 8_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A phone with an empty cache; without a network it is as fast as this machine. */
async function withPhone<Result>(
  browser: Browser,
  use: (page: Page, session: CDPSession) => Promise<Result>,
  network?: keyof typeof networks,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
  });
  context.setDefaultTimeout(timeLimit);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    for (const domain of ['Network', 'Page', 'Runtime'] as const) await session.send(`${domain}.enable`);
    await session.send('Runtime.addBinding', { name: 'measured' });
    if (network) {
      const { down, up, latency, cpu } = networks[network];
      const speed = { downloadThroughput: down, uploadThroughput: up, latency };
      const connectionType = network === '4G' ? 'cellular4g' : 'cellular3g';
      await session.send('Network.emulateNetworkConditions', { offline: false, connectionType, ...speed });
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    }
    return await use(page, session);
  } finally {
    await context.close();
  }
}

/** What a page sends until it has loaded, and what it loads once something needs React; compressed, in bytes. */
export function measureBytes(browser: Browser, url: string): Promise<Figures> {
  return withPhone(browser, async (page, session) => {
    const types = new Map<string, string>();
    const bodies: Figures = {};
    const sum: Figures = { load: 0, requests: 0 };
    let loaded = false;
    session.on('Page.loadEventFired', () => {
      loaded = true;
    });
    session.on('Network.responseReceived', ({ requestId, response, type }) => {
      types.set(requestId, type);
      if (!loaded)
        bodies[type] = (bodies[type] ?? 0) + Number(new Headers(response.headers).get('content-length'));
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (loaded || !types.has(requestId)) return;
      sum['load'] = (sum['load'] ?? 0) + encodedDataLength;
      sum['requests'] = (sum['requests'] ?? 0) + 1;
    });
    await page.goto(url, { waitUntil: 'load' });
    const react = await page.locator('script[data-react]').getAttribute('data-react');
    const files = (react ?? '').split(' ').filter(Boolean);
    return {
      html: bodies['Document'] ?? 0,
      first: bodies['Script'] ?? 0,
      react: files.reduce((total, file) => total + statSync(`dist/client${file}.br`).size, 0),
      ...sum,
    };
  });
}

/** The middle of an element. */
async function middleOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${page.url()} has no ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function touch(session: CDPSession, point: { x: number; y: number }): Promise<void> {
  const began = session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  // Not awaited before the end is sent: a busy page answers late.
  await Promise.all([began, session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
}

/** Repeats `act` until the page reports a time. @throws {Error} If it never does. */
async function untilMeasured(session: CDPSession, what: string, act: () => Promise<unknown>) {
  let value: number | undefined;
  session.on('Runtime.bindingCalled', ({ payload }) => {
    value ??= Number(payload);
  });
  const end = Date.now() + timeLimit;
  while (value === undefined && Date.now() < end) {
    // A busy page answers late; the next attempt does not wait for it. A page that is left answers with an error.
    await Promise.race([act().catch(() => undefined), pause(500)]);
    await pause(30);
  }
  if (value === undefined) throw new Error(`No answer to ${what} in ${timeLimit} ms`);
  return value;
}

const menu = 'header details > summary';
const launcher = 'nav [data-behaviour=assistant][role=button]';
const field = 'main form [required]';

/** Measures a page on a slow phone, each part on its own phone with an empty cache. */
export async function measureOnPhone(
  browser: Browser,
  url: string,
  network: keyof typeof networks,
): Promise<Figures> {
  const onPhone = <Result>(use: (page: Page, session: CDPSession) => Promise<Result>) =>
    withPhone(browser, use, network);
  /** Opens the page and waits for its first bytes only. */
  const begin = async (page: Page, awaited: Awaited) => {
    await page.addInitScript(reportPainted, awaited);
    await page.goto(url, { waitUntil: 'commit' });
  };

  const { noted, forms, point } = await onPhone(async (page) => {
    await page.goto(url, { waitUntil: 'load' });
    await pause(quiet);
    const forms = await page.locator(field).count();
    return { noted: await page.evaluate(readPaints), forms, point: await middleOf(page, menu) };
  });
  const works = await onPhone(async (page, session) => {
    await begin(page, { shown: ['header nav'], since: 'navigation', button: menu });
    return untilMeasured(session, `taps on the menu of ${url}`, () => touch(session, point));
  });
  const assistant = await onPhone(async (page, session) => {
    await page.goto(url, { waitUntil: 'load' });
    const shown = ['dialog[open] h2', 'dialog[open] textarea:enabled'];
    await page.evaluate(reportPainted, { shown, since: 'touch' as const });
    const button = await middleOf(page, launcher);
    let touched: Promise<void> | undefined;
    return untilMeasured(
      session,
      `a tap on the assistant of ${url}`,
      () => (touched ??= touch(session, button)),
    );
  });
  const figures = { ...noted, works, assistant };
  if (forms === 0) return figures;
  const form = await onPhone(async (page, session) => {
    await begin(page, { shown: ['main form [aria-invalid="true"]'], since: 'navigation' });
    let pressed = 0;
    return untilMeasured(session, `the form of ${url}`, async () => {
      // People press again after two seconds if nothing has happened.
      if (Date.now() - pressed < 2_000) return;
      if (pressed === 0) {
        // Not by Playwright, whose own code would take the slow phone's time.
        const expression = `document.querySelector('${field}')?.focus() ?? document.activeElement?.matches('${field}')`;
        if ((await session.send('Runtime.evaluate', { expression })).result.value !== true) return;
        await session.send('Input.insertText', { text: 'A' });
      }
      pressed = Date.now();
      const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };
      await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    });
  });
  return { ...figures, form };
}

/**
 * Visits ten pages with React from the first page on.
 * @returns Heap of the tab after garbage collection, in bytes.
 */
export function measureHeap(browser: Browser, url: string): Promise<number> {
  const links = words.footer.groups.flatMap((group) => group.links).slice(0, 10);
  return withPhone(browser, async (page, session) => {
    await page.goto(`${url}/`, { waitUntil: 'load' });
    // The footer's form needs React.
    await page.locator('footer form [required]').tap();
    const withReact = page.locator('html[data-react="ready"]');
    await withReact.waitFor({ state: 'attached' });
    for (const { to } of links) {
      await page.locator(`footer a[href="${to}"]`).first().tap();
      await page.waitForURL(url + to);
      await page.waitForLoadState('networkidle');
    }
    if ((await withReact.count()) === 0) throw new Error('A page was a document of its own');
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  });
}
