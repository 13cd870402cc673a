import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { expectAccessible } from './steps/axe';
import { bringReact, reactReady } from './steps/react';

const path = '/EmergencyPlan';
const key = 'emergency-plan';

/** Fields and buttons of the page, by label. */
function planPage(page: Page) {
  const form = page.locator('#plan-form');
  const people = form.getByRole('group', { name: 'People to call' });
  return {
    form,
    people,
    name: form.getByLabel('Name of the family, school or site'),
    landmark: form.getByLabel('Landmark'),
    firstName: people.getByLabel('Name').first(),
    firstPhone: people.getByLabel('Phone').first(),
    add: form.getByRole('button', { name: 'Add a person to call' }),
    keep: form.getByRole('checkbox', { name: 'Keep the plan on this phone' }),
    forget: form.getByRole('button', { name: 'Delete from this phone' }),
    sheet: (kind = 'family') => page.getByRole('group', { name: `Emergency plan of our ${kind}` }),
  };
}

/** Counts the pages of a PDF: each has its own object, and these files do not compress objects. */
async function pagesOnPaper(page: Page, landscape = false): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', landscape });
  return (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;
}

const kept = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

/** Fills in long names, and more people than there are rows at first. */
async function fillUp(page: Page, people: number): Promise<void> {
  const plan = planPage(page);
  await plan.name.fill('The family of Wanjiku Njeri Kamau-Mwangi and Odhiambo Otieno');
  await plan.landmark.fill('Opposite the university’s second gate, beside the blue M-PESA shop');
  for (let at = 0; at < people; at++) {
    if (at > 1) await plan.add.click();
    await page.locator(`#plan-form-contacts-${at}-name`).fill('Wanjiku Njeri Kamau-Mwangi');
    await page
      .locator(`#plan-form-contacts-${at}-part`)
      .fill('Neighbour with a car, house 12, two gates down');
    await page.locator(`#plan-form-contacts-${at}-phone`).fill('0712 345 678 / 0733 222 111');
  }
}

test('what is written is on the sheet, and gone after a reload', async ({ page }) => {
  await page.goto(path);
  const plan = planPage(page);
  await plan.firstName.fill('Njeri Odhiambo');
  await reactReady(page);
  await plan.firstPhone.fill('0712 345 678');
  await expect(plan.sheet()).toContainText('Njeri Odhiambo');
  await expect(plan.sheet()).toContainText('0712 345 678');
  await expectAccessible(page, 'filled in');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(plan.firstName).toHaveValue('');
  await bringReact(page);
  await expect(plan.sheet()).not.toContainText('Njeri');
  expect(await kept(page)).toBeNull();
});

test('kept by choice: there after a reload without a touch, also on the sheet; deleted for good', async ({
  page,
}) => {
  await page.goto(path);
  const plan = planPage(page);
  await plan.firstName.fill('Njeri Odhiambo');
  await reactReady(page);
  await plan.keep.check();
  await plan.landmark.fill('Church');
  await expect.poll(() => kept(page)).toContain('Church');

  await page.reload();
  await reactReady(page);
  await expect(plan.firstName).toHaveValue('Njeri Odhiambo');
  await expect(plan.sheet()).toContainText('Church');
  await expect(plan.keep).toBeChecked();

  await plan.forget.click();
  expect(await kept(page)).toBeNull();
  await expect(plan.form.getByRole('status')).toContainText('Deleted from this phone');
  await expectAccessible(page, 'deleted');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(plan.firstName).toHaveValue('');
});

test('what is kept and damaged breaks nothing', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript((name) => {
    localStorage.setItem(name, '{"kind":[],"contacts":');
  }, key);
  await page.goto(path);
  await reactReady(page);
  const plan = planPage(page);
  await expect(plan.form.getByRole('status')).toContainText('cannot be read any more');
  await plan.firstName.fill('Njeri');
  await expect(plan.sheet()).toContainText('Njeri');
});

test('nothing leaves the phone while somebody writes', { tag: '@phone' }, async ({ page }) => {
  await page.goto(path);
  await bringReact(page);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  const plan = planPage(page);
  await plan.form.getByRole('radio', { name: /^School/ }).check();
  await fillUp(page, 3);
  await plan.landmark.press('Enter');
  await plan.keep.check();
  await plan.forget.click();
  // Prefetched code of the assistant is allowed: requests for files of the site, without data.
  const carrying = requests.filter((one) => !/^GET [^?]+\/assets\/[\w.-]+$/.test(one));
  expect(carrying).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
});

test(
  'on paper: one page of A4, empty, full and too full, whichever way the printer is set',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(path);
    const plan = planPage(page);
    for (const kind of ['Family', 'School', 'Site']) {
      await plan.form.getByRole('radio', { name: new RegExp(`^${kind}`) }).check();
      await expect(plan.sheet(kind.toLowerCase())).toBeVisible();
      expect.soft(await pagesOnPaper(page), kind).toBe(1);
      expect.soft(await pagesOnPaper(page, true), `${kind}, turned`).toBe(1);
    }
    await plan.form.getByRole('radio', { name: /^Family/ }).check();
    await reactReady(page);
    await fillUp(page, 6);
    await expect(page.locator('#sheet').getByRole('alert')).toBeEmpty();
    expect.soft(await pagesOnPaper(page), 'full').toBe(1);
    expect.soft(await pagesOnPaper(page, true), 'full, turned').toBe(1);
    for (let at = 6; at < 24; at++) await plan.add.click();
    for (let at = 6; at < 24; at++)
      await page
        .locator(`#plan-form-contacts-${at}-part`)
        .fill('Neighbour with a car, house 12, two gates down');
    await expect(page.locator('#sheet').getByRole('alert')).toContainText('People to call');
    expect.soft(await pagesOnPaper(page), 'too full').toBe(1);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(plan.form).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('heading', { level: 3, name: 'Emergency plan of our family' })).toBeVisible();
    await expect(page.getByText('Do you want help with the plan?')).toBeHidden();
  },
);

test(
  'other pages that are opened from it print with their frame, and it holds what was written',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(path);
    const plan = planPage(page);
    await plan.firstName.fill('Njeri Odhiambo');
    await reactReady(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^First-aid kit/ })
      .click();
    await expect(page).toHaveURL('/FirstAid/Kit');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.goBack();
    await expect(plan.firstName).toHaveValue('Njeri Odhiambo');
    await expect(plan.sheet()).toContainText('Njeri Odhiambo');
  },
);

test('at night it is accessible, and the sheet stays white', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(path);
  await expect(planPage(page).sheet()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expectAccessible(page, 'dark');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a kind is chosen, its empty sheet is one page, and nothing stands there that does nothing', async ({
    page,
  }) => {
    await page.goto(path);
    const plan = planPage(page);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(plan.keep).toBeHidden();
    const note = await plan.form.locator('noscript').evaluate((one) => (one as HTMLElement).innerText);
    expect(note).toContain('does not run scripts on this page');
    await plan.form.getByRole('radio', { name: /^Site/ }).check();
    await expect(plan.form.getByLabel('Way to hospital')).toBeVisible();
    await expect(plan.form.getByLabel('Looks after the children')).toBeHidden();
    await expect(plan.sheet('site')).toContainText('Switches off what is dangerous');
    await expect(plan.sheet('family')).toBeHidden();
    expect(await pagesOnPaper(page)).toBe(1);
    await plan.form.getByLabel('Landmark').fill('Church');
    await plan.form.getByLabel('Landmark').press('Enter');
    await expect(page).toHaveURL(path);
    await expect(plan.form.getByLabel('Landmark')).toHaveValue('Church');
  });
});
