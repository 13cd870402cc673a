import type { Locator, Page } from '@playwright/test';
import { beat } from '../../src/behaviours/beat/cprRhythm';
import { expect, test } from '../support/e2e';
import { expectAccessible } from './steps/axe';
import { bringReact } from './steps/react';

/** On the desktop only in the nightly run: it is needed on a phone. */
const phoneOrNight = { tag: '@nightly-desktop' };

const path = '/FirstAid/NotBreathing';
const start = (page: Page) => page.getByRole('button', { name: /^Start the beat/ });
const screen = (page: Page) => page.getByRole('dialog', { name: 'The beat for CPR' });
const number = (page: Page) => screen(page).locator('[data-part=number]');

/** Any number but the first two. */
const counted = /^(?:[3-9]|\d\d)$/;

/** Presses the button of the one list that is shown: before the page's script runs, there are three. */
async function pressStart(page: Page): Promise<void> {
  await expect(start(page)).toHaveCount(1);
  await start(page).click();
}

/** Starts the beat, and waits until it counts. */
async function startBeat(page: Page): Promise<void> {
  await pressStart(page);
  await expect(number(page)).toHaveText(counted);
}

/** Makes the page believe that it is hidden, as during a phone call. */
async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

test(
  'the beat: started from the first screen, counts, stays beside the call, and Stop ends it',
  phoneOrNight,
  async ({ page, isMobile }) => {
    await page.goto(path);
    await expect(start(page)).toBeInViewport({ ratio: 1 });
    if (isMobile) {
      const bar = await page.getByRole('navigation', { name: 'Quick contact' }).boundingBox();
      const button = await start(page).boundingBox();
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
    await startBeat(page);
    await page.getByRole('navigation', { name: 'Quick contact' }).getByRole('link', { name: 'Call' }).focus();
    await expect(screen(page).getByRole('button', { name: 'Stop' })).toBeInViewport({ ratio: 1 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectAccessible(page, 'the beat runs');
    await screen(page).getByRole('button', { name: 'Stop' }).click();
    await expect(screen(page)).toBeHidden();
    await expect(start(page)).toBeFocused();
    await expect(page).toHaveURL(path);
  },
);

test(
  'by keyboard: nothing behind it can be reached, another rhythm, Esc',
  { tag: ['@nightly-phone', '@chromium'] },
  async ({ page }) => {
    await page.goto(path);
    await start(page).focus();
    await page.keyboard.press('Enter');
    await expect(number(page)).toHaveText(counted);
    await expect(screen(page).getByRole('button', { name: 'Stop' })).toBeFocused();
    for (const role of ['radio', 'switch', 'switch'] as const) {
      await page.keyboard.press('Tab');
      await expect(screen(page).getByRole(role).and(page.locator(':focus'))).toHaveCount(1);
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(0);
    await screen(page).getByRole('radio', { name: 'Only push' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(screen(page).getByRole('radio', { name: '30 and 2 breaths' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(screen(page)).toBeHidden();
    await expect(start(page)).toBeFocused();
  },
);

test(
  'goes on when the page comes back from the dialler; Back ends it and nothing else',
  { tag: [phoneOrNight.tag, '@chromium'] },
  async ({ page }) => {
    await page.goto('/FirstAid');
    await page.goto(path);
    await startBeat(page);
    await hide(page, true);
    const before = await number(page).textContent();
    await hide(page, false);
    await expect(screen(page)).toBeVisible();
    await expect(number(page)).not.toHaveText(before ?? '');
    await expect(screen(page).getByRole('status')).toHaveText('Since you began 0 min');
    await page.goBack();
    await expect(screen(page)).toBeHidden();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL('/FirstAid');
  },
);

test(
  'a palm on header, page or bar does not leave it; the call stays',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(path);
    await startBeat(page);
    for (const [x, y] of [
      [120, 40],
      [340, 40],
      [180, 710],
      [320, 710],
    ] as const)
      await page.mouse.click(x, y);
    await expect(screen(page)).toBeVisible();
    await expect(page).toHaveURL(path);
    const others = await page
      .locator('a, button, input')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.filter((one) => !one.closest('[inert], dialog')).map((one) => one.textContent),
      );
    expect(others).toEqual(['Call']);
    const bar = page.getByRole('navigation', { name: 'Quick contact' });
    // Pressed, the link would leave the page for the phone's dialler.
    await bar.getByRole('link', { name: 'Call' }).click({ trial: true });
  },
);

/** Phones with the bars of a browser: what has to be seen of the list without a scroll. */
for (const [language, height] of [
  ['', 560],
  ['', 640],
  ['', 740],
  ['/sw', 560],
  ['/sw', 640],
  ['/sw', 740],
] as const)
  test(
    `${language}${path} at 360 x ${height}: call, pushing, both drawings and both starts are above the bar`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height });
      await page.goto(language + path);
      const list = page.locator('#adult');
      const parts = {
        call: page.getByRole('main').locator('a[href^="tel:"]').first(),
        whom: page.getByRole('main').getByRole('navigation'),
        push: list.locator('strong').nth(1),
        hands: list.getByRole('img').nth(0),
        side: list.getByRole('img').nth(1),
        start: list.locator('button[value=pushes]'),
        other: list.locator('button[value=breaths]'),
      };
      const bar = await page.locator('nav:has(> ul > li > a[href^="tel:"])').boundingBox();
      for (const [name, part] of Object.entries(parts)) {
        const { y = 0, height: own = 0 } = (await part.boundingBox()) ?? {};
        expect.soft(own, name).toBeGreaterThan(16);
        expect.soft(y, name).toBeGreaterThanOrEqual(80);
        expect.soft(y + own, name).toBeLessThanOrEqual(bar?.y ?? 0);
      }
      const [hands, side] = [await parts.hands.boundingBox(), await parts.side.boundingBox()];
      expect(hands?.height).toBeCloseTo(side?.height ?? 0, 0);
      expect(hands?.y).toBe(side?.y);
      await expect(list.getByText(/(?:10 seconds at most|sekunde zisizidi 10)/)).toBeInViewport({ ratio: 1 });
    },
  );

test('each list has its beat, and the child’s begins with 30 and 2', { tag: '@phone' }, async ({ page }) => {
  for (const [id, rhythm] of [
    ['adult', 'Only push'],
    ['child', '30 and 2 breaths'],
    ['baby', '30 and 2 breaths'],
  ] as const) {
    await page.goto(`${path}#${id}`);
    await pressStart(page);
    await expect(screen(page).getByRole('radio', { name: rhythm })).toBeChecked();
    await page.goto('about:blank');
  }
});

test(
  'at 1280 the first column has call, steps, pushing and its drawings; breaths and what not to do are in the second',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const box = async (one: Locator) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await one.boundingBox()) ?? {};
      return { x, y, right: x + width, bottom: y + height, width, height };
    };
    const first = {
      title: await box(page.getByRole('heading', { level: 1 })),
      call: await box(main.locator('a[href^="tel:"]').first()),
      whom: await box(main.getByRole('navigation')),
      steps: await box(main.locator('#steps')),
      push: await box(main.locator('#adult strong').nth(1)),
      hands: await box(main.locator('#adult img').nth(0)),
      side: await box(main.locator('#adult img').nth(1)),
    };
    const beside = {
      beat: await box(start(page)),
      never: await box(main.locator('#never')),
      breaths: await box(main.locator('#breaths')),
      breathDrawing: await box(main.locator('#breaths img').first()),
    };
    const middle = 640;
    for (const [name, { right }] of Object.entries(first)) expect.soft(right, name).toBeLessThan(middle + 60);
    for (const [name, { x }] of Object.entries(beside)) expect.soft(x, name).toBeGreaterThan(middle);
    const { title, call, whom, steps, push, hands, side } = first;
    expect(title.bottom).toBeLessThanOrEqual(call.y);
    expect(call.bottom).toBeLessThan(whom.y);
    expect(whom.bottom).toBeLessThanOrEqual(steps.y);
    expect(steps.bottom).toBeLessThanOrEqual(push.y);
    expect(hands.height).toBeCloseTo(side.height, 0);
    expect(hands.height).toBeGreaterThan(220);
    // The drawings of the page's first action are the largest, and all of them are seen.
    expect(side.bottom).toBeLessThanOrEqual(800);
    expect(beside.breathDrawing.width).toBeLessThan(side.width);
    expect(Math.abs(beside.beat.y - call.y)).toBeLessThan(4);
  },
);

test(
  'the beat runs once React has taken the page over, and Back ends it then, too',
  phoneOrNight,
  async ({ page }) => {
    await page.goto(path);
    await bringReact(page);
    await startBeat(page);
    await page.goBack();
    await expect(screen(page)).toBeHidden();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not breathing');
  },
);

test.describe('without its script', () => {
  test.use({ expectedMessages: [/^error: Failed to load resource: /] });

  test('the words stand in its place', { tag: '@phone' }, async ({ page }) => {
    await page.route('**/cprMetronome-*.js', (route) => route.abort());
    await page.goto(path);
    await expect(page.getByText('110 a minute, about 2 a second').first()).toBeInViewport();
    await expect(start(page)).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the words stand in its place, on paper as well', { tag: '@phone' }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText('110 a minute, about 2 a second').first()).toBeInViewport();
    await expect(start(page)).toHaveCount(0);
    await expect(page.locator('dialog').filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('110 a minute, about 2 a second')).toHaveCount(3);
  });
});

test(
  'two minutes by the clock: within 1 % of 110 a minute',
  { tag: ['@nightly', '@phone'] },
  async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto(path);
    await pressStart(page);
    const times = await number(page).evaluate(
      (shown) =>
        new Promise<number[]>((resolve) => {
          const seen: number[] = [];
          new MutationObserver(() => {
            seen.push(performance.now());
          }).observe(shown, { childList: true, characterData: true, subtree: true });
          setTimeout(() => resolve(seen), 120_000);
        }),
    );
    const [first = 0] = times;
    const last = times.at(-1) ?? 0;
    expect(Math.abs(times.length / 2 / 110 - 1)).toBeLessThan(0.01);
    expect(Math.abs((last - first) / ((times.length - 1) * beat) - 1)).toBeLessThan(0.01);
  },
);
