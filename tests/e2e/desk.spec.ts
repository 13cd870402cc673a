import type { Page } from '@playwright/test';
import { expect } from '../support/e2e';
import type { Site } from '../support/site';
import { expectAccessible } from './steps/axe';
import { deskOf, enterDesk, linkToDesk } from './steps/desk';
import { overflowing } from './steps/layout';
import { test } from './steps/policy';

const json = { 'Content-Type': 'application/json' };

/** On the desktop in the nightly run; by keyboard the desk is worked there in each. */
const phoneOrNight = { tag: '@nightly-desktop' };

/** A review that waits. @param name Of its writer, unlike all others in the store of this worker. */
async function sendReview(site: Site, name: string): Promise<void> {
  const body = JSON.stringify({
    name,
    title: 'Mother of two',
    text: `They stayed on the line. ${name}`,
    rating: 5,
  });
  const answer = await fetch(`${site.url}/send-review`, { method: 'POST', headers: json, body });
  expect(answer.status).toBe(201);
}

/** Opens the desk by a link of the command line. @returns The link's path, used up. */
async function openDesk(page: Page, site: Site, name: string): Promise<string> {
  const link = await linkToDesk(site);
  await page.goto(link);
  await expectAccessible(page, 'the way in');
  await enterDesk(page, name);
  return link;
}

const row = (page: Page, name: string) => page.getByRole('listitem').getByRole('link', { name });

test(
  'a link opens the desk once; a review is approved and taken back, and nothing leaves the screen',
  phoneOrNight,
  async ({ page, site }) => {
    await sendReview(site, 'Njeri of the desk');
    const link = await openDesk(page, site, 'Wanjiru');
    expect(await overflowing(page)).toEqual([]);
    await expectAccessible(page, 'what waits');

    await row(page, 'Njeri of the desk').click();
    expect(await overflowing(page)).toEqual([]);
    await expectAccessible(page, 'a review');
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Approved.' })).toBeVisible();
    await expectAccessible(page, 'a review that was approved');
    expect(await (await page.request.get('/reviews.json')).text()).toContain('Njeri of the desk');
    await page.getByRole('button', { name: 'Undo Wanjiru approved it.' }).first().click();
    await expect(page.getByRole('status').filter({ hasText: 'Taken back.' })).toBeVisible();
    expect(await (await page.request.get('/reviews.json')).text()).not.toContain('Njeri of the desk');

    await page.goto('/desk?view=log');
    await expect(page.getByRole('listitem').filter({ hasText: 'Wanjiru approved it.' })).toBeVisible();
    expect(await overflowing(page)).toEqual([]);
    await expectAccessible(page, 'the log');

    // Somebody else tries the same link.
    const other = await page.context().browser()?.newContext();
    const answer = await other?.request.get(new URL(link, page.url()).href);
    expect(answer?.status()).toBe(403);
    await other?.close();
  },
);

test('the guides for owners are read at the desk', phoneOrNight, async ({ page, site }) => {
  await openDesk(page, site, 'Achieng');
  await page.getByRole('link', { name: 'Guides' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The desk');
  for (const name of ['Guide for owners', 'From an empty server to a running site', 'Upgrade and go back']) {
    await page.getByRole('navigation', { name: 'Guides' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    expect(await overflowing(page)).toEqual([]);
    await expectAccessible(page, name);
  }
});

test.describe('a desk that closes', () => {
  test.use({ expectedMessages: [/403 \(Forbidden\)/] });

  test(
    'keeps the note that was being written, and forgets it when it is left on purpose',
    phoneOrNight,
    async ({ page, site }) => {
      await sendReview(site, 'Otieno of the desk');
      await openDesk(page, site, 'Kiprono');
      await row(page, 'Otieno of the desk').click();
      const item = new URL(page.url()).pathname;
      const note = page.getByRole('textbox', { name: 'Note for colleagues' });
      await note.fill('Two crews are free.');
      await (await deskOf(site)).closeDesks('', { who: 'Kiprono', via: 'command' });
      await page.getByRole('button', { name: 'Store the note' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The desk is closed');
      await expect(page.getByRole('textbox', { name: 'Your note was not stored' })).toHaveValue(
        'Two crews are free.',
      );
      await expectAccessible(page, 'a desk that was closed');

      await openDesk(page, site, 'Kiprono');
      await page.goto(item);
      await expect(note).toHaveValue('Two crews are free.');
      await page.getByRole('button', { name: 'Store the note' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'The note is stored.' })).toBeVisible();
      await expect(note).toHaveValue('');

      await note.fill('Not stored');
      await page.getByRole('button', { name: 'Close the desk' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have closed the desk');
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
      // The browser's back-forward cache shows nothing either.
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The desk is closed');
      expect(await page.context().cookies()).toEqual([]);
    },
  );
});

test('is worked by keyboard alone', { tag: '@desktop' }, async ({ page, site }) => {
  await sendReview(site, 'Amina of the desk');
  await openDesk(page, site, 'Amina');
  await page.keyboard.press('/');
  await page.keyboard.type('Amina of');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=Amina/);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
  expect(await overflowing(page)).toEqual([]);
  await page.keyboard.press('a');
  await expect(page.getByRole('status').filter({ hasText: 'Approved.' })).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByRole('status').filter({ hasText: 'Taken back.' })).toBeVisible();
  await page.getByRole('button', { name: 'Switch keys off' }).press('Enter');
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
});

test('shows what has come meanwhile', { tag: ['@desktop', '@nightly'] }, async ({ page, site }) => {
  await page.clock.install();
  await openDesk(page, site, 'Wanjiru');
  const menu = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'What waits' });
  const before = Number(/\d+/.exec((await menu.textContent()) ?? '')?.[0]);
  await sendReview(site, 'Baraka of the desk');
  await page.clock.runFor(31_000);
  await expect(menu).toHaveText(`What waits${String(before + 1)}`);
  await expect(page.getByRole('status').filter({ hasText: '1 new' })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^\\(${String(before + 1)}\\)`));
});

test.describe('without JavaScript', phoneOrNight, () => {
  test.use({ javaScriptEnabled: false });

  test('everything is done by links and forms', async ({ page, site }) => {
    await sendReview(site, 'Wafula of the desk');
    await page.goto(await linkToDesk(site));
    await enterDesk(page, 'Wafula');
    await page.getByRole('textbox', { name: /^Name, phone/ }).fill('Wafula of');
    await page.getByRole('button', { name: 'Search' }).click();
    await row(page, 'Wafula of the desk').click();
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('button', { name: 'Mark as spam' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Marked as spam.' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(page.getByRole('status').filter({ hasText: 'Taken back.' })).toBeVisible();
  });
});
