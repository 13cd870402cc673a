import type { Page } from '@playwright/test';
import { redirects } from '../../src/app/routes';
import { siteRoutes } from '../../src/app/siteRoutes';
import { languageOf } from '../../src/domain/language';
import { expect } from '../support/e2e';
import { expectAccessible } from './steps/axe';
import { standsForItsKind } from './steps/kinds';
import { overflowing } from './steps/layout';
import { test } from './steps/policy';
import { bringReact, tree } from './steps/react';

/**
 * Pages that axe looks at in each of their states in a11y.spec.ts. Of pages that share a component it looks at the first, in
 * the nightly run at all.
 */
const elsewhere = ['/', '/ContactUs', '/Testimonials'];

/** Pages that are looked at on the desktop in each run; in the nightly one a page of each kind is. */
const wide = ['/', '/BookAppointment', '/services', '/Gallery', '/FAQ'];

/** Screens and runs that a page is looked at in: of pages that share a component, all but the first are left to the night, and
 * those of another language on the phone as well. */
function screensOf(route: (typeof siteRoutes)[number]): string[] {
  if (wide.includes(route.path)) return [];
  if (standsForItsKind(route)) return ['@nightly-desktop'];
  return languageOf(route.path) === 'en' ? ['@phone', '@nightly'] : ['@nightly'];
}

/** Pages that one visitor loads one after the other: React is loaded and compiled once for all of them. */
const maxPerVisit = 5;
const together = new Set(siteRoutes.map((route) => screensOf(route).join()));
const visits = [...together].flatMap((screens) => {
  const routes = siteRoutes.filter((route) => screensOf(route).join() === screens);
  const starts = routes.flatMap((_, index) => (index % maxPerVisit === 0 ? [index] : []));
  return starts.map((start) => routes.slice(start, start + maxPerVisit));
});

/** All that is to be seen of a page as it is loaded, on one load; the policy is watched, too. */
async function expectWhole(page: Page, route: (typeof siteRoutes)[number]): Promise<void> {
  const { path } = route;
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self';");
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).toBeVisible();
  expect(await overflowing(page)).toEqual([]);
  if (!elsewhere.includes(path) && (process.env['NIGHTLY'] || standsForItsKind(route))) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectAccessible(page, 'as loaded');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  }

  // On a phone the assistant lies over its page.
  if (path.endsWith('/ChatBot'))
    await page.getByRole('button', { name: /^(?:Close the assistant|Funga msaidizi)$/ }).click();
  const sent = await tree(page, await response?.text());
  expect(await tree(page)).toBe(sent);
  await bringReact(page);
  expect(await tree(page)).toBe(sent);
  // The field that brought React has kept the focus, and its place on the screen.
  await expect(page.locator('#footer-subscribe-email')).toBeFocused();
  await expect(page.locator('#footer-subscribe-email')).toBeInViewport();
  expect(await overflowing(page)).toEqual([]);
}

for (const routes of visits) {
  const tag = routes[0] ? screensOf(routes[0]) : [];
  const paths = routes.map(({ path }) => path).join(', ');
  const title = `are there, fit the window, keep their policy, are accessible, and React takes them over as they stand`;
  test(`${paths}: ${title}`, { tag }, async ({ page }) => {
    test.slow();
    for (const route of routes) await test.step(route.path, () => expectWhole(page, route));
  });
}

test.describe('an unknown path', { tag: '@nightly-desktop' }, () => {
  test.use({ expectedMessages: [/404 \(Not Found\)/] });

  test('answers 404 with the error page, which React takes over', async ({ page }) => {
    const response = await page.goto('/NoSuchPage');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('404 Not Found | Haraka Paramedics');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expect(page.getByRole('main')).toContainText('404 Not Found');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Call / })
        .first(),
    ).toHaveAttribute('href', /^tel:\+\d+$/);
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
      'href',
      '/',
    );
    expect(await overflowing(page)).toEqual([]);

    const sent = await tree(page, await response?.text());
    await bringReact(page);
    expect(await tree(page)).toBe(sent);
    await expect(page.getByRole('main')).toContainText('404 Not Found');
  });

  test('reached by a link in the page shows the same', async ({ page }) => {
    await page.goto('/FAQ');
    await bringReact(page);
    await page.evaluate(() => {
      history.pushState(null, '', '/NoSuchPage');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expect(page.getByRole('main')).toContainText('404 Not Found');
    await expect(page).toHaveTitle('404 Not Found | Haraka Paramedics');
  });
});

test.describe('other spellings', { tag: '@desktop' }, () => {
  const spellings = siteRoutes
    .filter(({ path }) => path !== '/')
    .flatMap(({ path }) =>
      [path.toLowerCase(), path.toUpperCase(), `${path}/`]
        .filter((other) => other !== path)
        .map((other): [from: string, to: string] => [other, path]),
    )
    .concat(Object.entries(redirects));

  test('lead for good to the canonical one', async ({ request }) => {
    for (const [from, to] of spellings) {
      const answer = await request.get(from, { maxRedirects: 0 });
      expect([from, answer.status(), answer.headers()['location']]).toEqual([from, 301, to]);
    }
  });

  test('keep the query', async ({ request }) => {
    const answer = await request.get('/contact?service=Air%20Ambulance', { maxRedirects: 0 });
    expect(answer.headers()['location']).toBe('/ContactUs?service=Air%20Ambulance');
  });
});
