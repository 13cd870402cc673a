import type { Page } from '@playwright/test';
import {
  notFound,
  withText,
  workerThatRemovesItself,
  type Answer,
  type ChangingSite,
} from '../support/changingSite';
import { expect } from '../support/e2e';
import { expectAccessible } from './steps/axe';
import { keptBy, missingPictures, nothing, onConnection, test, visit } from './steps/offline';
import { bringReact } from './steps/react';

/** The cache does not depend on the screen. Firefox runs these tests, too. */
const once = { tag: '@desktop' };
/** With what only the driver of Chromium can do. */
const chromium = { tag: ['@desktop', '@chromium'] };
/** In Chromium in the nightly run alone. */
const atNight = { tag: ['@desktop', '@nightly-desktop'] };

// The browsers' own messages about a missing network, and about a worker that could not be installed.
test.use({
  expectedMessages: [
    /Failed to load resource|dynamically imported module|assets\/react-|Failed to update|Failed to register|bad-precaching|kept pages/,
  ],
});

/** What a public network answers to everything until somebody has logged in. */
const loginPage: Answer = {
  status: 200,
  headers: new Headers({ 'Content-Type': 'text/html' }),
  body: Buffer.from('<!doctype html><title>Log in</title><h1>Log in to this network</h1>'),
};

const pagesFile = /\/assets\/pages-[\w-]+\.json/;
const number = /0700 000 000/g;

/** The same site, rebuilt with another emergency number; the files of the earlier build are gone. */
function buildAnew(changing: ChangingSite): void {
  changing.change = (path, answer) => {
    const type = answer.headers.get('Content-Type') ?? '';
    if (path === '/assets/pages-new.json') return answer;
    if (pagesFile.test(path)) return notFound;
    if (!/html|javascript/.test(type)) return answer;
    return withText(answer, (text) =>
      text.replace(number, '0711 111 111').replace('tel:+254700000000', 'tel:+254711111111'),
    );
  };
}

/** A page of a build that asks for no worker. */
const withoutScripts = (answer: Answer) =>
  /html/.test(answer.headers.get('Content-Type') ?? '')
    ? withText(answer, (text) => text.replace(/<script type="module"[^]*?<\/script>/g, ''))
    : answer;

test('aeroplane mode after one visit of the home page, and back', chromium, async ({ page, context }) => {
  await visit(page);
  const { files } = await keptBy(page);
  expect(
    files.filter((file) => !/^\/(?:assets\/[\w.-]+|favicon\.svg|site\.webmanifest)$/.test(file)),
  ).toEqual([]);
  await context.setOffline(true);
  for (const path of ['/FirstAid/Choking', '/sw/FirstAid/NotBreathing', '/firstaid/burns/']) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole('complementary'), path).toContainText(/kept this page|iliuhifadhi/);
    expect(await missingPictures(page), path).toEqual([]);
  }
  await page.goto('/FirstAid/NotBreathing');
  await page.getByRole('button', { name: 'Start the beat' }).first().click();

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -1.2921, longitude: 36.8219, accuracy: 8 });
  await page.goto('/WhereAmI');
  await page.getByRole('button', { name: 'Find my place' }).click();
  await expect(page.getByRole('heading', { name: 'Found, within' })).toBeVisible();

  await page.goto('/EmergencyPlan');
  await page.getByLabel('Name of the family, school or site').fill('Odhiambo');
  await expect(page.getByRole('group', { name: 'Emergency plan of our family' })).toContainText('Odhiambo');

  await page.goto('/FirstAid');
  await page.getByRole('searchbox').fill('kifafa');
  await expect(page.getByRole('status').filter({ hasText: /fit/ })).toBeVisible();
  await expectAccessible(page, 'a kept page');

  await page.goto('/sw/FirstAid');
  await page.getByRole('link', { name: 'Ni mimi' }).click();
  await page.getByRole('link', { name: 'Mama au mtoto' }).click();
  await page.getByRole('link', { name: /^Anazaa/ }).click();
  await expect(page).toHaveURL('/sw/FirstAid/Birth');

  expect((await page.goto('/ContactUs'))?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
  await expect(page.getByRole('main').getByRole('link', { name: /^Call 0700/ })).toBeVisible();
  await expectAccessible(page, 'a page that is not kept');
  await page.getByRole('link', { name: 'Emergency number' }).click();
  await expect(page).toHaveURL('/EmergencyAlert');
  await page.goto('/ContactUs');

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Contact/);
  await page.goto('/FirstAid/Choking');
  await expect(page.getByText('kept this page')).toHaveCount(0);
});

test(
  'the server is down: pages that are kept, and for all others one that says so',
  once,
  async ({ page, changing }) => {
    await visit(page, '/FAQ');
    changing.down = true;
    await page.goto('/sw/FirstAid/Choking');
    await expect(page.getByText('iliuhifadhi')).toBeVisible();
    expect(await missingPictures(page)).toEqual([]);
    await page.goto('/sw/nothing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hakuna mtandao');
    changing.down = false;
    changing.change = (path, answer) => (path.includes('.') ? answer : { ...answer, status: 502 });
    await page.goto('/FirstAid/Burns');
    await expect(page.getByText('kept this page')).toBeVisible();
  },
);

test.describe('pages that are believed to be kept', () => {
  const keepButton = (page: Page) => page.locator('[data-behaviour=keepOffline]');

  test('are fetched again by the button that has just removed them', once, async ({ page, changing }) => {
    await visit(page, '/FirstAid');
    const root = keepButton(page);
    await expect(root).toHaveAttribute('data-kept', 'yes');
    for (let round = 0; round < 2; round += 1) {
      await root.getByRole('button').click();
      await expect(root).toHaveAttribute('data-kept', 'no');
      await root.getByRole('button').click();
      await expect(root).toHaveAttribute('data-kept', 'yes');
    }
    changing.down = true;
    await page.goto('/FirstAid/Choking');
    await expect(page.getByText('kept this page')).toBeVisible();
  });

  test('are fetched again by the button where the cache alone is gone', atNight, async ({ page }) => {
    await visit(page, '/FirstAid');
    const root = keepButton(page);
    await expect(root).toHaveAttribute('data-kept', 'yes');
    const { files } = await keptBy(page);
    await page.evaluate(() => caches.delete('offline-files'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(root).toHaveAttribute('data-kept', 'no');
    await root.getByRole('button').click();
    await expect(root).toHaveAttribute('data-kept', 'yes');
    expect((await keptBy(page)).files).toHaveLength(files.length);
  });

  test('say so where they cannot be fetched', atNight, async ({ page, changing }) => {
    await visit(page, '/FirstAid');
    const root = keepButton(page);
    await expect(root).toHaveAttribute('data-kept', 'yes');
    await root.getByRole('button').click();
    await expect(root).toHaveAttribute('data-kept', 'no');
    changing.down = true;
    await root.getByRole('button').click();
    await expect(root.getByRole('status')).not.toBeEmpty();
    await expect(root).toHaveAttribute('data-kept', 'no');
  });

  test(
    'where the cache is gone the number is shown, and the next page that can fetches them',
    once,
    async ({ page, changing }) => {
      await visit(page, '/FirstAid');
      const { files } = await keptBy(page);
      await page.evaluate(() => caches.delete('offline-files'));
      changing.down = true;
      await page.goto('/sw/FirstAid/Choking');
      await expect(page.getByRole('link')).toHaveText('Kwa dharura, piga 0700 000 000');
      changing.down = false;
      const refused: string[] = [];
      changing.change = (path, answer) => {
        if (!pagesFile.test(path)) return answer;
        refused.push(path);
        return loginPage;
      };
      await page.goto('/FirstAid/Choking');
      await expect.poll(() => refused).toHaveLength(1);
      changing.change = (_path, answer) => answer;
      await page.goto('/FirstAid/Burns');
      await expect.poll(async () => (await keptBy(page)).files.length).toBe(files.length);
    },
  );

  test('are shown as kept once the first visit has stored them', once, async ({ page }) => {
    await page.goto('/FirstAid');
    await expect(keepButton(page)).toHaveAttribute('data-kept', 'yes');
  });
});

test('a page on which React is at work leads to kept pages as well', atNight, async ({ page, changing }) => {
  await visit(page, '/FirstAid');
  await bringReact(page);
  changing.down = true;
  await page.getByRole('main').getByRole('link', { name: 'Nosebleed' }).click();
  await expect(page.getByText('kept this page')).toBeVisible();
});

test(
  'a changed number reaches everybody at the next visit, and what is kept',
  once,
  async ({ page, changing }) => {
    await visit(page);
    const before = (await keptBy(page)).files.find((file) => pagesFile.test(file)) ?? '';
    const old = await (await page.request.get(before)).text();
    buildAnew(changing);
    const { change } = changing;
    changing.change = (path, answer) => {
      if (path === '/assets/pages-new.json')
        return withText({ ...answer, status: 200, headers: new Headers() }, () =>
          old.replace(number, '0711 111 111'),
        );
      return withText(change(path, answer), (text) => text.replace(before, '/assets/pages-new.json'));
    };
    await page.goto('/FirstAid/Choking');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Call 0711 111 111' }).first(),
    ).toBeVisible();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(async () => (await keptBy(page)).files).not.toContain(before);
    changing.down = true;
    await page.goto('/FirstAid/Burns');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Call 0711 111 111' }).first(),
    ).toBeVisible();
  },
);

test(
  'half an update leaves what was kept, and every page online as it is',
  atNight,
  async ({ page, changing }) => {
    await visit(page);
    const before = await keptBy(page);
    buildAnew(changing);
    const { change } = changing;
    changing.change = (path, answer) =>
      withText(change(path, answer), (text) => text.replace(pagesFile, '/assets/pages-lost.json'));
    await page.goto('/FirstAid/Choking');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update()).catch(() => undefined);
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Call 0711 111 111' }).first(),
    ).toBeVisible();
    await expect.poll(() => changing.requests).toContain('GET /assets/pages-lost.json');
    changing.down = true;
    await page.goto('/FirstAid/Burns');
    await expect(page.getByText('kept this page')).toBeVisible();
    expect(await keptBy(page)).toEqual(before);
  },
);

test('a first visit that fails half-way leaves nothing', atNight, async ({ page, changing }) => {
  changing.change = (path, answer) => (path.includes('firstAid-stroke') ? notFound : answer);
  await page.goto('/FAQ');
  await expect.poll(() => changing.requests.filter((one) => one.includes('firstAid-stroke'))).not.toEqual([]);
  await expect.poll(() => keptBy(page)).toEqual(nothing);
  await page.goto('/FirstAid');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First aid');
});

test('the kill switch takes worker and files off the phone', atNight, async ({ page, changing }) => {
  await visit(page);
  const off = await workerThatRemovesItself();
  changing.change = (path, answer) =>
    path === '/service-worker.js' ? withText(answer, () => off) : withoutScripts(answer);
  await page.goto('/FAQ');
  // Firefox reports that it is gone before the update has ended.
  await page
    .evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    .catch(() => undefined);
  await expect.poll(() => keptBy(page)).toEqual(nothing);
  changing.down = true;
  await expect(page.goto('/FirstAid/Choking')).rejects.toThrow();
});

test('a worker whose file is gone takes itself off the phone', atNight, async ({ page, changing }) => {
  await visit(page);
  changing.change = (path, answer) => (path === '/service-worker.js' ? notFound : withoutScripts(answer));
  await page.goto('/services');
  await expect.poll(() => keptBy(page)).toEqual(nothing);
});

test(
  'only a page of the site in place of its file takes a worker off the phone',
  chromium,
  async ({ page, changing, context }) => {
    await visit(page);
    const kept = await keptBy(page);
    const worker = await context.newCDPSession(page);
    await worker.send('ServiceWorker.enable');
    const portal = { Location: 'https://login.example/' };
    for (const inItsPlace of [
      loginPage,
      { status: 200, headers: new Headers(), body: Buffer.from('') },
      { status: 302, headers: new Headers(portal), body: Buffer.from('') },
      { ...loginPage, status: 511 },
    ]) {
      // The worker checks its file once each time it starts.
      await worker.send('ServiceWorker.stopAllWorkers');
      let answered = false;
      changing.change = (path, answer) => {
        if (path !== '/service-worker.js') return withoutScripts(answer);
        answered = true;
        return inItsPlace;
      };
      await page.goto('/FAQ');
      await expect.poll(() => answered).toBe(true);
      await page.goto('/services');
      expect(await keptBy(page)).toEqual(kept);
    }
    await worker.send('ServiceWorker.stopAllWorkers');
    const ownPage = { ...loginPage, body: await (await page.request.get('/')).body() };
    changing.change = (path, answer) => (path === '/service-worker.js' ? ownPage : withoutScripts(answer));
    await page.goto('/FAQ');
    await expect.poll(() => keptBy(page)).toEqual(nothing);
  },
);

test.describe('where data are saved', () => {
  test('nothing is kept until it is asked for, and it can be removed', once, async ({ page, changing }) => {
    await onConnection(page, { saveData: true });
    await page.goto('/FirstAid');
    const keep = page.getByRole('button', { name: /^Keep it \(\d+ KB\)$/ });
    await keep.scrollIntoViewIfNeeded();
    expect(await keptBy(page)).toEqual(nothing);
    await keep.click();
    await expect(page.getByText(/^Kept since/)).toBeVisible();
    changing.down = true;
    await page.goto('/FirstAid');
    await expect(page.getByText(/^Kept since/)).toBeVisible();
    changing.down = false;
    await page.getByRole('button', { name: 'Remove it from this phone' }).click();
    await expect(page.getByText('Removed.')).toBeVisible();
    expect(await keptBy(page)).toEqual(nothing);
  });

  test('on 2g nothing is fetched for it', atNight, async ({ page, changing }) => {
    await onConnection(page, { effectiveType: '2g' });
    await page.goto('/');
    await expect.poll(() => changing.requests.join()).toContain('after-load');
    await page.waitForTimeout(1000);
    expect(changing.requests.join()).not.toContain('service-worker');
  });
});

test(
  'a phone without room says so, and keeps nothing',
  { tag: [...chromium.tag, '@nightly-desktop'] },
  async ({ page, changing }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: changing.url, quotaSize: 100_000 });
    await onConnection(page, { saveData: true });
    await page.goto('/FirstAid');
    await page.getByRole('button', { name: /^Keep it/ }).click();
    await expect(page.getByText('this phone has too little free space')).toBeVisible();
    expect(await keptBy(page)).toEqual(nothing);
    await expect(page.getByRole('button', { name: /^Keep it/ })).toBeEnabled();
  },
);
