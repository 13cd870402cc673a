import type { Page } from '@playwright/test';
import { beat } from '../../src/domain/cprRhythm';
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

/** Starts the beat, and waits until it counts. */
async function startBeat(page: Page): Promise<void> {
  await start(page).click();
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
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
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
  'Back ends it and nothing else; so does a page that is hidden',
  { tag: [phoneOrNight.tag, '@chromium'] },
  async ({ page }) => {
    await page.goto('/FirstAid');
    await page.goto(path);
    await startBeat(page);
    await page.goBack();
    await expect(screen(page)).toBeHidden();
    await expect(page).toHaveURL(path);
    await startBeat(page);
    await hide(page, true);
    await expect(screen(page)).toBeHidden();
    await hide(page, false);
    await page.goBack();
    await expect(page).toHaveURL('/FirstAid');
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
    await start(page).click();
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
