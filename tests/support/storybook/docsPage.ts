import type { Locator, Page } from '@playwright/test';

/** The part of a preview that reports the state of its story. */
interface Preview {
  currentRender?: { phase?: string };
}

/** Time limit in ms for all frames of a page; together with the other steps it fits into a test of 180 s. */
const allFrames = 100_000;
/** Time limit in ms for one frame: on a busy machine each of several before it may take the longest turn. */
const oneFrame = 45_000;
/** Time in ms that a page may take to answer, beyond its time limit. */
const answerMargin = 10_000;

/**
 * Waits for the answer of a page that may hang.
 * @throws an error that says what the page was doing, if there is no answer in time.
 */
async function answerOf<Answer>(doing: string, ms: number, promise: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The page does not answer (${doing}, ${String(ms / 1000)} s)`)),
      ms,
    );
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Scrolls a page to its end, screen by screen, because what is far below is rendered when it comes near.
 * @returns Errors of the page.
 */
async function faultsOfScrolling(page: Page, longest: number): Promise<string[]> {
  return page.evaluate(async (ms) => {
    const end = performance.now() + ms;
    // A timer as well: a browser that does not draw runs no animation frames.
    const drawn = () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => resolve(true));
        setTimeout(() => resolve(false), 5000);
      });
    let undrawn = 0;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      if (!(await drawn())) undrawn += 1;
      if (performance.now() > end)
        return [
          `scrolling is at ${String(top)} of ${String(document.documentElement.scrollHeight)} px after ${String(ms / 1000)} s; ${String(undrawn)} times nothing was drawn for 5 s (${document.visibilityState})`,
        ];
    }
    return [];
  }, longest);
}

/** State of each frame of a page: its phase, and whether its story was rendered completely. */
async function framesOf(page: Page): Promise<{ name: string; phase: string; isShown: boolean }[]> {
  return page.locator('.state-frame').evaluateAll((places) =>
    places.map((place) => {
      const iframe = place.querySelector('iframe');
      const view = iframe?.contentWindow;
      const preview = view && (Reflect.get(view, '__STORYBOOK_PREVIEW__') as Preview | undefined);
      const phase = iframe ? (preview?.currentRender?.phase ?? 'not loaded') : 'not begun';
      // A dialog is rendered beside its story's root.
      const isDrawn = iframe?.contentDocument?.querySelector('#storybook-root > *, [role=dialog]');
      return {
        name: place.closest('[id^="anchor--"]')?.id.replace('anchor--', '') ?? iframe?.src ?? 'a frame',
        phase,
        // Axe runs last, on the story alone.
        isShown: Boolean(isDrawn) && ['afterEach', 'finished', 'aborted'].includes(phase),
      };
    }),
  );
}

/**
 * Scrolls a documentation page to its end, and waits until all states in frames, which run one after the other, have
 * finished.
 * @returns Stories that show an error, and frames that failed or have not finished, with their phase.
 * @throws an error that names the frame during which the page hung.
 */
export async function failedOrEmptyFrames(page: Page): Promise<string[]> {
  const end = Date.now() + allFrames;
  const left = () => Math.max(0, end - Date.now());
  const faults = await answerOf('scrolling', left() + answerMargin, faultsOfScrolling(page, left()));
  const count = await page.locator('.state-frame').count();
  for (let index = 0; index < count; index++) {
    const turn = Date.now() + Math.min(oneFrame, left());
    let doing = `frame ${String(index + 1)} of ${String(count)}`;
    for (let isFirst = true; isFirst || Date.now() < turn; isFirst = false) {
      const frame = (await answerOf(doing, answerMargin, framesOf(page)))[index];
      if (!frame || frame.isShown || frame.phase === 'errored') break;
      doing = `${frame.name}: ${frame.phase}`;
      if (isFirst) {
        const place = page.locator('.state-frame').nth(index);
        const come = place.evaluate((node) => node.scrollIntoView({ behavior: 'instant' }));
        await answerOf(doing, answerMargin, come);
      }
      await page.waitForTimeout(100);
    }
  }
  const failed = page.locator('.docs-story .sb-errordisplay, .docs-story [id^=error]');
  return [
    ...faults,
    ...(await failed.allTextContents()).map((text) => text.slice(0, 300)),
    ...(await answerOf('all frames', answerMargin, framesOf(page)))
      .filter(({ isShown }) => !isShown)
      .map(({ name, phase }) => `${name}: ${phase}`),
  ];
}

/** A state shown on a documentation page. */
interface State {
  /** Id of its story. */
  id: string;
  /** Error message of a story that failed. */
  failure: string;
  /** Its markup with typed values and scroll positions; equal for states that look the same. */
  drawn: string;
}

/** The states of a documentation page that has finished. */
async function statesOf(page: Page): Promise<State[]> {
  return page.locator('[id^="anchor--"]').evaluateAll((anchors) =>
    anchors.map((anchor) => {
      const iframe = anchor.querySelector('iframe');
      const view = iframe?.contentWindow ?? window;
      const body = iframe?.contentDocument?.body;
      const root = body ?? anchor.querySelector('.docs-story [id^="story--"], .docs-story') ?? anchor;
      const place = (iframe ?? root).getBoundingClientRect();
      const live = [...root.querySelectorAll('*')].map((element): unknown[] => [
        Reflect.get(element, 'value'),
        Reflect.get(element, 'checked'),
        element.scrollLeft + element.scrollTop,
      ]);
      const isFailed = body?.classList.contains('sb-show-errordisplay') ?? false;
      const look = view.getComputedStyle(root);
      return {
        id: anchor.id.replace('anchor--', ''),
        failure: isFailed ? (body?.querySelector('#error-message')?.textContent ?? 'failed') : '',
        drawn: JSON.stringify([
          root.innerHTML.replace(/_r_\w+_|(?<=story--)[\w-]+/g, ''),
          [
            place.width,
            place.height,
            look.direction,
            view.getComputedStyle(view.document.documentElement).fontSize,
          ],
          [view.document.documentElement.dir, view.document.head.querySelectorAll('style').length],
          live,
        ]),
      };
    }),
  );
}

/** Whether two states are equal pixel for pixel. */
async function lookAlike(one: Locator, other: Locator): Promise<boolean> {
  const still = { animations: 'disabled', caret: 'hide' } as const;
  return (await one.screenshot(still)).equals(await other.screenshot(still));
}

/**
 * Errors in the states of a documentation page: stories that failed, and states that equal another one pixel for pixel.
 * Screenshots are only compared for equal markup, because they take long.
 */
export async function faultsOfStates(page: Page): Promise<string[]> {
  const states = await statesOf(page);
  const faults = states.filter(({ failure }) => failure !== '').map(({ id, failure }) => `${id}: ${failure}`);
  const first = new Map<string, string>();
  for (const { id, drawn } of states) {
    const twin = first.get(drawn);
    const at = (story: string) => page.locator(`[id="anchor--${story}"] .docs-story`);
    if (twin === undefined) first.set(drawn, id);
    else if (await lookAlike(at(twin), at(id))) faults.push(`${id} looks like ${twin}`);
  }
  return faults;
}

/** Numbers that are missing in the anatomy drawing of a component; none if it has no such drawing. */
export async function missingNumbers(page: Page): Promise<string[]> {
  const drawing = page.locator('[data-parts]');
  if ((await drawing.count()) === 0) return [];
  // A story in a frame is loaded when it is near.
  await drawing.scrollIntoViewIfNeeded();
  const wanted = ((await drawing.getAttribute('data-parts')) ?? '').split(' ');
  const shown = drawing.locator('[data-part]');
  await page
    .waitForFunction((count) => document.querySelectorAll('[data-part]').length === count, wanted.length, {
      timeout: 10_000,
    })
    .catch(() => undefined);
  const numbers = await shown.allTextContents();
  return wanted.filter((number) => !numbers.includes(number));
}

/** Text values of an object's member: several words in one string. */
const words = /(: ")([^"\\]*\p{L} \p{L}[^"\\]*)"/u;

/**
 * Types into every text of the playground, one after the other, and then into a text of every object, until one of them
 * changes the rendered component.
 * @returns Whether the component responds to its table of props; also true if there is no playground, or no text in it.
 */
export async function playgroundAnswers(page: Page): Promise<boolean> {
  const playground = page.locator('[data-playground]');
  if ((await playground.count()) === 0) return true;
  await playground.scrollIntoViewIfNeeded();
  const drawn = () =>
    playground.evaluate((story) => {
      const body = story.querySelector('iframe')?.contentDocument?.body;
      return (body ?? story).innerHTML;
    });
  let tried = 0;
  const answers = async (field: Locator, text: string) => {
    tried += 1;
    const before = await drawn();
    await field.fill(text);
    // An object is applied when its field loses the focus.
    await field.blur();
    for (let look = 0; look < 20; look++) {
      if ((await drawn()) !== before) return true;
      await page.waitForTimeout(100);
    }
    return false;
  };
  const table = page.locator('.docblock-argstable').first();
  const anyAnswers = async () => {
    const fields = await table.locator('textarea').all();
    for (const field of fields) if (await answers(field, `${await field.inputValue()}!`)) return true;
    for (const toggle of await table.getByLabel(/^Edit .+ as JSON$/).all()) {
      await toggle.click();
      const [, prop = ''] = /^Edit (.+) as JSON$/.exec((await toggle.getAttribute('aria-label')) ?? '') ?? [];
      const field = table.locator(`textarea[name="${prop}"]`);
      const text = await field.inputValue();
      if (words.test(text) && (await answers(field, text.replace(words, '$1$2!"')))) return true;
      await toggle.click();
    }
    return tried === 0;
  };
  const well = await anyAnswers();
  // The preview keeps the args of a story, which a later test renders.
  if (tried > 0) await page.getByRole('button', { name: 'Reset controls' }).first().click();
  return well;
}
