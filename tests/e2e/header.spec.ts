import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { bringReact } from './steps/react';
import { wordsOf } from './steps/wordsOf';

/** Scrolls as a visitor does, in several steps. */
async function scrollBy(page: Page, distance: number): Promise<void> {
  const from = await page.evaluate(() => scrollY);
  for (let step = 1; step <= 4; step += 1) {
    await page.evaluate(
      async (top) => {
        scrollTo({ top, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      },
      from + (distance * step) / 4,
    );
  }
}

/** Leaves the field that brought React, at the top of the page. */
async function backToTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** The parts of the header. */
function headerOf(page: Page) {
  const header = page.getByRole('banner');
  return {
    header,
    menu: header.locator('summary', { hasText: 'Menu' }),
    about: header.locator('summary', { hasText: 'About Us' }),
    services: header.locator('summary', { hasText: 'Our Services' }),
    team: header.getByRole('link', { name: 'Our Team' }),
    sports: header.getByRole('link', { name: 'Sports Coverage' }),
  };
}

const whole = { ratio: 0.9 };

for (const withReact of [false, true]) {
  // Each state on one screen, on the other in the nightly run: tests/behaviours/widgets/header.test.ts has every rule by itself.
  const tag = withReact ? '@nightly-phone' : '@nightly-desktop';
  test.describe(withReact ? 'after hydration' : 'before React', { tag }, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto('/TermsOfService');
      if (!withReact) return;
      await bringReact(page);
      await backToTop(page);
    });
    test.afterEach(async ({ page }) => {
      expect(await page.locator('html').getAttribute('data-react')).toBe(withReact ? 'ready' : null);
    });

    test('it hides and returns, opens one menu at a time, and leads on', async ({ page, isMobile }) => {
      const { header, menu, about, services, team, sports } = headerOf(page);

      await test.step('it is 80 px high, hides on scroll down and returns on scroll up', async () => {
        await expect(header).toBeInViewport(whole);
        await expect.poll(() => header.boundingBox()).toMatchObject({ x: 0, y: 0, height: 80 });
        await scrollBy(page, 600);
        await expect(header).not.toBeInViewport();
        await scrollBy(page, -100);
        await expect(header).toBeInViewport(whole);
        expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
      });

      await test.step('it returns when the focus enters it, and stays while a menu is open', async () => {
        await scrollBy(page, 600);
        await expect(header).not.toBeInViewport();
        await header.getByRole('link').first().focus();
        await expect(header).toBeInViewport(whole);
        if (isMobile) await menu.click();
        await about.click();
        await expect(team).toBeVisible();
        await backToTop(page);
        await scrollBy(page, 600);
        await expect(header).toBeInViewport(whole);
        await expect(team).toBeVisible();
        await page.mouse.click(5, 730);
      });

      await test.step('one dropdown is open at a time; Esc and a click outside close', async () => {
        if (isMobile) await menu.click();
        await about.click();
        await expect(team).toBeVisible();
        await services.click();
        await expect(sports).toBeVisible();
        await expect(team).toBeHidden();
        await page.keyboard.press('Escape');
        await expect(sports).toBeHidden();
        await expect(services).toBeFocused();
        await about.click();
        await expect(team).toBeVisible();
        await page.mouse.click(5, 730);
        await expect(team).toBeHidden();
        await expect(header.locator('details[open]')).toHaveCount(0);
      });

      await test.step('choosing a link closes all and shows the page, its title and its place in the menu', async () => {
        if (isMobile) await menu.click();
        await about.click();
        await team.click();
        await expect(page).toHaveURL(/\/OurTeam$/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          (await wordsOf(page, '/OurTeam')).heading,
        );
        await expect(page).toHaveTitle((await wordsOf(page, '/OurTeam')).title);
        await expect(header.locator('details[open]')).toHaveCount(0);
        await expect(header.locator('a[aria-current=page]')).toHaveAttribute('href', '/OurTeam');
      });
    });
  });
}

test(
  'after hydration links lead on without a new page: title, description, focus, back and forward',
  { tag: '@nightly-desktop' },
  async ({ page }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    const description = () => page.locator('meta[name=description]').getAttribute('content');
    const heading = page.getByRole('heading', { level: 1 });
    const [team, terms] = [await wordsOf(page, '/OurTeam'), await wordsOf(page, '/TermsOfService')];
    await page.goto('/OurTeam');
    await bringReact(page);
    const teamWords = { title: await page.title(), description: await description() };

    const footer = page.getByRole('contentinfo');
    await footer.locator('a[href="/TermsOfService"]').click();
    await expect(page).toHaveURL(/\/TermsOfService$/);
    await expect(heading).toHaveText(terms.heading);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).not.toHaveTitle(teamWords.title);
    expect(await description()).not.toBe(teamWords.description);
    const termsTitle = await page.title();
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await footer.locator('a[href="/FAQ"]').click();
    await expect(page).toHaveURL(/\/FAQ$/);
    await expect(page.getByRole('main')).toBeFocused();

    await page.goBack();
    await expect(heading).toHaveText(terms.heading);
    await expect(page).toHaveTitle(termsTitle);
    await page.goBack();
    await expect(heading).toHaveText(team.heading);
    await expect(page).toHaveTitle(teamWords.title);
    expect(await description()).toBe(teamWords.description);
    await page.goForward();
    await expect(heading).toHaveText(terms.heading);
    await expect(page).toHaveTitle(termsTitle);
    expect(documents).toBe(1);
  },
);

test(
  'after hydration every page of the header can be gone to on the client',
  { tag: ['@desktop', '@nightly'] },
  async ({ page }) => {
    await page.goto('/TermsOfService');
    await bringReact(page);
    const links = page.getByRole('banner').locator('nav a');
    const total = await links.count();
    expect(total).toBeGreaterThan(12);
    for (let place = 0; place < total; place += 1) {
      const link = links.nth(place);
      const path = (await link.getAttribute('href')) ?? '';
      await link.evaluate((element) => {
        (element as HTMLElement).click();
      });
      await expect(page).toHaveURL((url) => url.pathname === path);
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveCount(0);
    }
  },
);
