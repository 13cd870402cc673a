import type { Page } from '@playwright/test';
import { siteRoutes } from '../../src/app/siteRoutes';
import { neutralPage } from '../../src/content/neutralPage';
import { pathIn } from '../../src/domain/language';
import { expect, test } from '../support/e2e';
import { bringReact } from './steps/react';

const quietPaths = siteRoutes.filter(({ page }) => page === 'QuietPage').map(({ path }) => path);
const call = { label: 'Call 0700 000 000', to: 'tel:+254700000000' };
/** What only the driver of Chromium can do. */
const chromium = { tag: '@chromium' };

/** Shows a page of its own in place of the neutral one; returns what the browser told it of where it came from. */
async function standIn(page: Page): Promise<(string | undefined)[]> {
  const referrers: (string | undefined)[] = [];
  await page.route(`${neutralPage}**`, async (route) => {
    referrers.push((await route.request().allHeaders())['referer']);
    await route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title><p>Elsewhere</p>' });
  });
  return referrers;
}
const leaveLink = (page: Page) =>
  page.getByRole('link', { name: /^(?:Leave this page now|Ondoka hapa sasa)$/ });
const leftFor = (page: Page) => expect(page).toHaveURL(neutralPage);

test('there are five quiet pages in each language, and the earlier addresses lead to them', async ({
  page,
}) => {
  expect(quietPaths).toHaveLength(10);
  for (const [from, to] of [
    ['Attack', 'Safe'],
    ['SexualViolence', 'Care'],
    ['ViolenceAtHome', 'Home'],
    ['Despair', 'Talk'],
  ] as const)
    for (const language of ['en', 'sw'] as const) {
      await page.goto(pathIn(language, `/FirstAid/${from}`));
      await expect(page).toHaveURL(new RegExp(`${pathIn(language, `/FirstAid/${to}`)}$`));
    }
});

test('the link leaves the page: Back does not return to it, and the next page does not learn of it', async ({
  page,
}) => {
  const referrers = await standIn(page);
  await page.goto('/FAQ');
  await page.goto('/FirstAid/Care');
  await page.evaluate(() => {
    sessionStorage.setItem('draft', 'words');
  });
  await leaveLink(page).click();
  await leftFor(page);
  expect(referrers).toEqual([undefined]);
  await page.goBack();
  await expect(page).toHaveURL(/\/FAQ$/);
  expect(await page.evaluate(() => sessionStorage.getItem('draft'))).toBeNull();
});

test('the link and Esc also work after the page was reached without a new document', async ({ page }) => {
  await standIn(page);
  await page.goto('/FirstAid');
  await bringReact(page);
  await page.getByRole('main').getByRole('link', { name: 'Violence at home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Are you safe now?');
  await expect(page).toHaveTitle('Help and advice');
  await expect(page.getByRole('navigation', { name: 'Quick contact' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await leftFor(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/FirstAid$/);
  await expect(page.getByRole('main')).toBeVisible();
});

test('Esc closes an open menu first, then leaves', async ({ page }) => {
  await standIn(page);
  await page.goto('/sw/FirstAid/Talk');
  const menu = page.getByRole('banner').locator('details').filter({ visible: true }).first();
  await menu.locator('summary').first().click();
  await expect(menu).toHaveAttribute('open', '');
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(page).toHaveURL(/\/sw\/FirstAid\/Talk$/);
  await page.keyboard.press('Escape');
  await leftFor(page);
});

test('the link is before the header in tab order, and Enter follows it', chromium, async ({ page }) => {
  await standIn(page);
  await page.goto('/FirstAid/Home');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(leaveLink(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await leftFor(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is a plain link', async ({ page }) => {
    const referrers = await standIn(page);
    await page.goto('/FirstAid/Care');
    await leaveLink(page).click();
    await leftFor(page);
    expect(referrers).toEqual([undefined]);
  });
});

/** Colours of all that is on a page, as computed: each with the elements that have it. */
const coloursOf = (page: Page) =>
  page.evaluate(() => {
    const found: Record<string, string> = {};
    for (const element of document.querySelectorAll('body, body *')) {
      const style = getComputedStyle(element);
      if (style.display === 'none') continue;
      for (const part of ['color', 'backgroundColor', 'borderTopColor', 'borderLeftColor', 'fill'] as const)
        found[style[part]] ??= `${element.tagName} ${part} ${element.textContent.slice(0, 30)}`;
    }
    return found;
  });

/** Whether a colour is red to the eye: its hue within 20 degrees of red, and neither grey, pale nor nearly black. */
function isRed(colour: string): boolean {
  const [r = 0, g = 0, b = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const chroma = max - min;
  if (alpha === 0 || max !== r || chroma < 60) return false;
  const hue = ((g - b) / chroma) * 60;
  return Math.abs(hue) <= 20;
}

const tagOf = (scheme: string) => ({ tag: scheme === 'light' ? [] : ['@nightly'] });

test.describe('every quiet page', chromium, () => {
  test('says nothing by its title, its description and what is shown where it is linked', async ({
    page,
  }) => {
    const telling =
      /rape|violen|suicid|attack|kill|strangl|abus|dying|die\b|kubak|ukatili|kujiua|kufa\b|shambul|nyonga/i;
    for (const path of quietPaths) {
      await page.goto(path);
      await expect(page).toHaveTitle(/^(?:Help and advice|Msaada na ushauri)$/);
      const said = await page.evaluate(() =>
        [
          ...document.head.querySelectorAll(
            'title, meta, link[rel=canonical], script[type="application/ld+json"]',
          ),
        ]
          .map(
            (one) =>
              `${one.getAttribute('content') ?? ''} ${one.getAttribute('href') ?? ''} ${one.textContent}`,
          )
          .join('\n'),
      );
      expect(said, path).not.toMatch(telling);
      expect(said, path).toMatch(/\/share\/(?:kiswahili-)?site\.png/);
      expect(new URL(page.url()).pathname).not.toMatch(telling);
    }
  });

  for (const scheme of ['light', 'dark'] as const)
    test(
      `has nothing red, no drawing, nothing to share, and no bar: ${scheme}`,
      tagOf(scheme),
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme });
        for (const path of quietPaths) {
          await page.goto(path);
          const red = Object.entries(await coloursOf(page)).filter(([colour]) => isRed(colour));
          expect(red, path).toEqual([]);
          const main = page.getByRole('main');
          await expect(main.locator('img')).toHaveCount(0);
          await expect(page.locator('a[href*="wa.me"]')).toHaveCount(0);
          await expect(
            page.getByRole('navigation', { name: /Quick contact|Mawasiliano ya haraka/ }),
          ).toHaveCount(0);
        }
        // The test sees what is red elsewhere.
        await page.goto('/FirstAid/Bleeding');
        expect(Object.keys(await coloursOf(page)).some(isRed)).toBe(true);
      },
    );

  test('has the help lines in sight on a small phone, our own number last, and the steps begin above the link', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of quietPaths) {
      await page.goto(path);
      const lines = page.getByRole('main').locator('ul').first().getByRole('link');
      const leave = await leaveLink(page).boundingBox();
      expect(leave?.height, path).toBeGreaterThanOrEqual(60);
      for (const line of await lines.all()) {
        const box = await line.boundingBox();
        expect(box?.height, path).toBeGreaterThanOrEqual(52);
        expect((box?.y ?? 0) + (box?.height ?? Infinity), path).toBeLessThanOrEqual(leave?.y ?? 0);
      }
      await expect(lines.last()).toHaveAttribute('href', call.to);
      const step = await page.locator('#help li').first().boundingBox();
      expect((step?.y ?? 0) + 24, path).toBeLessThanOrEqual(leave?.y ?? 0);
    }
  });

  test('fits a phone of 320 px, also with text at 200 %', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of quietPaths) {
      await page.goto(path);
      for (const size of ['100%', '200%']) {
        await page.evaluate((value) => {
          document.documentElement.style.fontSize = value;
        }, size);
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(tooWide, `${path} ${size}`).toBeLessThanOrEqual(0);
      }
    }
  });
});

test('in the assistant the red call gives way to a link that leaves, and comes back where a life is at stake', async ({
  page,
}) => {
  await standIn(page);
  await page.goto('/FAQ');
  await page
    .getByRole('navigation', { name: 'Quick contact' })
    .getByRole('button', { name: 'Assistant' })
    .click();
  const panel = page.getByRole('dialog', { name: 'Assistant' });
  const redCall = panel.getByRole('link', { name: call.label, exact: true });
  const leave = panel.getByRole('link', { name: 'Leave now' });
  const ask = async (text: string) => {
    await panel.getByRole('textbox').fill(text);
    await panel.getByRole('textbox').press('Enter');
  };
  await ask('my husband beats me when he is drunk');
  await expect(leave).toHaveCount(1);
  await expect(redCall).toHaveCount(0);
  await expect(panel).toContainText('Speak only if it is safe.');
  await expect(panel.getByRole('log').locator('a[href="tel:1195"]')).toBeVisible();
  await panel.getByRole('button', { name: 'I cannot speak now' }).click();
  await expect(panel).toContainText('Do not call while someone can hear you.');
  await expect(redCall).toHaveCount(0);
  await ask('he is not breathing');
  await expect(redCall).toBeVisible();
  // The way out stays.
  await expect(leave).toBeVisible();
  await leave.click();
  await leftFor(page);
  await page.goBack();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('my husband');
});
