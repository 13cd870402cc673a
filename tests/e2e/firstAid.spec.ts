import type { Locator, Page } from '@playwright/test';
import { siteRoutes } from '../../src/app/siteRoutes';
import { isFirstAidPath } from '../../src/domain/firstAidPath';
import { pathIn } from '../../src/domain/language';
import { expect, test } from '../support/e2e';
import { bringReact } from './steps/react';

/** The questions that lead to a topic are in `triage.spec.ts`. */
const paths = siteRoutes.flatMap(({ path, page }) =>
  isFirstAidPath(path) && page !== 'TriagePage' ? [path] : [],
);
/** With what only the driver of Chromium can do; the same at every width: on the desktop in the nightly run. */
const phoneOrNight = { tag: ['@nightly-desktop', '@chromium'] };
const topics = paths.filter((path) => path !== '/FirstAid');
/** Rows of the list: each page has one, and four parts of pages have; the first question has three answers. */
const rowCount = topics.length + 4 + 3;
/** Quiet pages have a frame of their own and are not meant for paper: `quiet.spec.ts` looks at them. */
const quietPaths = new Set(siteRoutes.flatMap(({ page, path }) => (page === 'QuietPage' ? [path] : [])));
const onPaper = topics.filter((path) => !quietPaths.has(path));
/** Topics whose layout is looked at: half of them in each run, which share one component and differ in their words; the night has all. */
const laidOut = process.env['NIGHTLY'] ? onPaper : onPaper.filter((_, index) => index % 2 === 0);
/** Pages to read at leisure, without the call line: nobody is in danger. */
const calm = ['/FirstAid/Kit', '/FirstAid/Plan'];

test.describe('without JavaScript', phoneOrNight, () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the launcher of the assistant, the questions page and the footer lead to first aid',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto('/');
      await page
        .getByRole('navigation', { name: 'Quick contact' })
        .getByRole('link', { name: 'Assistant' })
        .click();
      await expect(page).toHaveURL(/\/FirstAid$/);
      await page.goto('/Gallery');
      await page
        .getByRole('banner')
        .getByRole('link', { name: 'First aid' })
        .filter({ visible: true })
        .click();
      await expect(page).toHaveURL(/\/FirstAid$/);
      await page.goto('/FAQ');
      await page.getByRole('main').getByRole('link', { name: 'First aid, step by step' }).click();
      await expect(page).toHaveURL(/\/FirstAid$/);
      await page.goto('/Gallery');
      await page.getByRole('contentinfo').getByRole('link', { name: 'First aid' }).click();
      await expect(page).toHaveURL(/\/FirstAid$/);
      await page.getByRole('link', { name: /^Choking/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choking');
      await page.getByRole('navigation', { name: 'Who is it?' }).getByRole('link', { name: 'Baby' }).click();
      await expect(page.getByRole('heading', { name: /^Baby/ })).toBeInViewport();
    },
  );

  test('each topic: the call and the first two steps are in sight at once, and every list is open', async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of laidOut) {
      await page.goto(path);
      const main = page.getByRole('main');
      const callLine = main.getByRole('link', { name: /^Call 0/ });
      if (calm.includes(path)) await expect.soft(callLine, path).toHaveCount(0);
      else await expect.soft(callLine, path).toBeInViewport({ ratio: 1 });
      for (const step of [0, 1]) await expectAboveBar(page, main.locator('section li').nth(step), path);
      await expect
        .soft(main.locator('section li:not(details li)').filter({ visible: false }), path)
        .toHaveCount(0);
    }
    await page.goto('/FirstAid/NotBreathing');
    await expectAboveBar(page, page.getByText('Push hard and fast in the centre of the chest.'), 'push');
    await page.goto('/FirstAid');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.locator('[data-behaviour=topicSearch] li a').filter({ visible: true })).toHaveCount(
      rowCount,
    );
  });
});

/** Expects an element to be completely on the screen, and not behind the bar at its bottom. */
async function expectAboveBar(page: Page, element: Locator, about: string): Promise<void> {
  const bar = await page
    .getByRole('navigation', { name: /^(?:Quick contact|Mawasiliano ya haraka)$/ })
    .boundingBox();
  const box = await element.boundingBox();
  expect.soft((box?.y ?? 0) + (box?.height ?? Infinity), about).toBeLessThanOrEqual(bar?.y ?? 0);
}

test(
  'on a wide screen the steps of each topic are in the first column',
  { tag: '@desktop' },
  async ({ page }) => {
    test.slow();
    for (const path of laidOut) {
      await page.goto(path);
      const main = page.getByRole('main');
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      const first = await main.locator('section').first().boundingBox();
      expect.soft(first?.x, path).toBe(title?.x);
      const lefts = await main
        .locator('#call, #never')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
      for (const left of lefts) expect.soft(left, path).toBeGreaterThan(640);
    }
  },
);

test('one list is shown at a time, and all of them on paper', phoneOrNight, async ({ page }) => {
  await page.goto('/FirstAid/NotBreathing#baby');
  const list = (name: RegExp) => page.getByRole('region', { name });
  await expect(list(/^Baby/)).toBeVisible();
  await expect(list(/^Adult/)).toBeHidden();
  await page.getByRole('navigation', { name: 'Who is it?' }).getByRole('link', { name: 'Child' }).click();
  await expect(list(/^Child/)).toBeVisible();
  await expect(list(/^Baby/)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const name of [/^Adult/, /^Child/, /^Baby/]) await expect(list(name)).toBeVisible();
});

test.describe('on paper', { tag: ['@desktop', '@chromium'] }, () => {
  test('each topic fits on one sheet, without buttons', async ({ page }) => {
    test.slow();
    await page.emulateMedia({ media: 'print' });
    for (const path of laidOut) {
      await page.goto(path);
      await expect.soft(page.getByRole('link', { name: 'Share on WhatsApp' }), path).toBeHidden();
      const jumps = page.getByRole('main').locator('a[href^="#"]').filter({ visible: true });
      await expect.soft(jumps, path).toHaveCount(0);
      const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
      // CPR has a poster and one page for everything else.
      expect.soft(sheets, path).toHaveLength(path.endsWith('/NotBreathing') ? 2 : 1);
    }
  });

  for (const path of ['/FirstAid/NotBreathing', '/sw/FirstAid/NotBreathing'])
    test(`${path}: the first sheet is a poster in 14 points, with drawings and the number`, async ({
      page,
    }) => {
      // A4 without margins.
      await page.setViewportSize({ width: 794, height: 1123 });
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      const lines = page.locator('#steps li, #adult li');
      const points = await lines.evaluateAll((all) =>
        all.map((line) => (parseFloat(getComputedStyle(line).fontSize) * 72) / 96),
      );
      expect(Math.min(...points)).toBeCloseTo(14);
      const drawings = page.locator('#adult img');
      await expect(drawings).toHaveCount(2);
      for (const drawing of await drawings.all())
        expect((await drawing.boundingBox())?.height).toBeGreaterThan(200);
      await expect(lines.last()).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('banner').locator('a[href^="tel:"]').first()).toBeInViewport({ ratio: 1 });
      const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
      expect(sheets).toHaveLength(2);
    });
});

test.describe('in Kiswahili', { tag: '@nightly-desktop' }, () => {
  test('the switch stays on the topic and on the chosen list, and each language is said in its voice', async ({
    page,
  }) => {
    await page.goto('/FirstAid/Choking');
    await page.getByRole('navigation', { name: 'Who is it?' }).getByRole('link', { name: 'Baby' }).click();
    // The script that runs after load adds the fragment.
    await page.waitForLoadState('networkidle');
    await page.getByRole('banner').getByRole('link', { name: 'Kiswahili' }).click();
    await expect(page).toHaveURL(/\/sw\/FirstAid\/Choking#baby$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
    await expect(page.getByRole('region', { name: /^Mtoto mchanga/ })).toBeVisible();
    // A page rendered by React has the same language.
    await bringReact(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Timu yetu' }).click();
    await expect(page).toHaveURL(/\/sw\/OurTeam$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toHaveAttribute(
      'href',
      '/OurTeam',
    );
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amepaliwa');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/FirstAid\/Choking#baby$/);
  });

  test('the call and the first steps are in sight at once', { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/sw/FirstAid/NotBreathing');
    await expect(page.getByRole('main').getByRole('link', { name: /^Piga 0/ })).toBeInViewport({ ratio: 1 });
    await expectAboveBar(page, page.getByText('Bonyeza katikati ya kifua kwa nguvu na haraka.'), 'push');
    await page.goto('/sw/FirstAid/Choking');
    for (const step of [0, 1])
      await expectAboveBar(page, page.getByRole('main').locator('section li').nth(step), 'choking');
  });

  test('topics fit on one sheet', { tag: ['@desktop', '@nightly'] }, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ media: 'print' });
    for (const path of onPaper.filter((topic) => !topic.endsWith('/NotBreathing'))) {
      await page.goto(pathIn('sw', path));
      const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
      expect.soft(sheets, path).toHaveLength(1);
    }
  });
});
