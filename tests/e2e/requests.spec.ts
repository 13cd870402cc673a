import { requestKinds, type RequestKind, requestPage } from '../../src/domain/requests/kinds';
import { expect, test } from '../support/e2e';
import { desk, deskOf } from './steps/desk';
import { overflowing } from './steps/layout';
import { reactReady } from './steps/react';
import { inThreeWeeks, requestForm, requestsBy, tellEvent } from './steps/request';

const reference = /[2-9C-Y]{3}-[2-9C-Y]{3}/;

test('from a service page through its steps to the desk: asked, changed, sent, answered, exported, erased', async ({
  page,
  site,
}, info) => {
  const name = `Wanjiku ${info.project.name}`;
  await page.goto('/EventCoverage');
  await page.getByRole('link', { name: 'Get a Quote Today' }).first().click();
  await page.waitForURL(/\/Request\/Events$/);
  const { field, next, send, problems, at } = requestForm(page);
  await next.click();
  await reactReady(page);
  await expect(problems).toBeFocused();
  await expect(problems.getByRole('link')).toHaveText([
    'Write the name of the event.',
    'Choose the kind of event.',
    'Write how many people you expect at the busiest time.',
  ]);
  await tellEvent(page, 'Fest');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await field('Your name').fill(name);
  await field('Phone').fill('0712 345 678');
  await next.click();
  await at('Check and send');
  await expect(page.getByText('Nothing is sent yet.')).toBeVisible();
  expect(await requestsBy(site, name)).toEqual([]);
  expect(await overflowing(page)).toEqual([]);

  await page.getByRole('link', { name: 'Change “The event”' }).click();
  await at('What is the event?');
  await field('Name of the event').fill('Nyama Choma Fest');
  await next.click();
  await at('Check and send');
  await send.click();
  await at('Your request has arrived');
  const [stored, ...more] = await requestsBy(site, name);
  expect(more).toEqual([]);
  const named = stored?.reference ?? 'none';
  expect(named).toMatch(reference);
  await expect(page.getByRole('main')).toContainText(named);
  expect(stored?.answers).toMatchObject({ title: 'Nyama Choma Fest', people: 2500, risks: ['alcohol'] });

  // Through the desk's program once, which uses the built site's texts.
  expect(await desk(site, 'export', 'events')).toContain('"Concert or festival"');
  const atDesk = await deskOf(site);
  await atDesk.act('request', named, 'answer');
  expect(await atDesk.exportRequests('events')).toContainEqual(
    expect.objectContaining({ reference: named, status: 'answered' }),
  );
  await atDesk.act('request', named, 'erase');
  expect(await requestsBy(site, name)).toEqual([]);

  await page.goto('/Request/Events');
  await expect(field('Name of the event')).toHaveValue('');
});

test('interrupted and resumed, back and forth: nothing is lost', async ({ page }) => {
  await page.goto('/Request/Events');
  await tellEvent(page, 'Fest');
  const { field, choice, box, at } = requestForm(page);
  await field('Your name').fill('Achieng');
  await page.reload();
  await at('Whom may we answer?');
  await expect(page.getByText('Your answers are still here')).toBeVisible();
  await expect(field('Your name')).toHaveValue('Achieng');
  await page.goBack();
  await at('What cover do you have in mind?');
  await expect(choice('Help us choose')).toBeChecked();
  await page.goBack();
  await at('When and where is it?');
  await expect(field('Place')).toHaveValue('Uhuru Gardens, Nairobi');
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
  await at('What is the event?');
  await expect(box('Alcohol')).toBeChecked();
  await page.goForward();
  await at('When and where is it?');

  // Away to another page and back again.
  await page.goto('/FAQ');
  await page.goBack();
  await at('When and where is it?');
  await expect(choice('Yes')).toBeChecked();
});

test('health details are kept in no draft, and sent only with consent', async ({ page, site }, info) => {
  const name = `Otieno ${info.project.name}`;
  await page.goto('/Request/PatientTransfer');
  const { field, choice, box, form, next, send, problems, at } = requestForm(page);
  await field('From').fill('Kisumu');
  await field('To').fill('Nairobi');
  await field('Day').fill(inThreeWeeks());
  await next.click();
  await at('How is the patient?');
  await expect(form.getByText(/^These are health details\./)).toBeVisible();
  const tell = async () => {
    await field('Age in years').fill('71');
    await choice('Lie down only').check();
    await box('Oxygen').check();
    await next.click();
    await at('What should we plan for?');
  };
  await tell();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/\bage\b|lies|oxygen/);
  await page.reload();
  await at('How is the patient?');
  await expect(field('Age in years')).toHaveValue('');
  await tell();
  for (const answer of ['Yes, by stairs', 'Yes', 'No one', 'An insurer']) await choice(answer).check();
  await next.click();
  await at('Whom may we answer?');
  await field('Your name').fill(name);
  await field('Phone').fill('0712 345 678');
  await next.click();
  await at('Check and send');
  await send.click();
  await expect(problems).toBeFocused();
  expect(await requestsBy(site, name)).toEqual([]);
  await form.getByRole('checkbox', { name: /^I agree/ }).check();
  await send.click();
  await at('Your request has arrived');
  const [stored] = await requestsBy(site, name);
  expect(stored).toMatchObject({ kind: 'transfer', consent: '2026-11-27', consentAt: stored?.createdAt });
});

test.describe('where sending fails', { tag: '@phone' }, () => {
  test.use({ expectedMessages: [/^error: Failed to load resource: /] });

  test('everything is kept; a lost answer makes no second request', async ({ page, site }, info) => {
    const name = `Lost ${info.project.name}`;
    await page.goto('/Request/Events');
    await tellEvent(page, 'Fest');
    const { field, form, next, send, at } = requestForm(page);
    await field('Your name').fill(name);
    await field('Phone').fill('0712 345 678');
    await next.click();
    await at('Check and send');
    // Attempts without delays; badNetwork.spec.ts tests the delays.
    await page.evaluate(() => {
      Math.random = () => 0;
    });
    await page.route('**/send-request/events', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await send.click();
    await expect(form.getByRole('alert')).toContainText('There was no answer');
    await page.unroute('**/send-request/events');
    await send.click();
    await at('Your request has arrived');
    expect(await requestsBy(site, name)).toHaveLength(1);
  });
});

/** By day the longest form and one with a place to go to: all are made of the same fields. */
const tagOf = (kind: RequestKind) => ({ tag: ['events', 'transfer'].includes(kind) ? [] : ['@nightly'] });

test.describe('without JavaScript', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const kind of requestKinds)
    test(
      `all of ${kind} stands on one page of 360 px, and comes back with what is wrong`,
      tagOf(kind),
      async ({ page }) => {
        await page.goto(requestPage(kind));
        const { field, next, send, problems } = requestForm(page);
        await expect(next).toBeHidden();
        await expect(page.getByText('Saved')).toHaveCount(0);
        await field('Your name').fill('"<b>Plain</b>"');
        await field('Phone').fill('999');
        expect(await overflowing(page)).toEqual([]);
        await send.click();
        await expect(page).toHaveURL(new RegExp(`${requestPage(kind)}\\?again=[\\w-]+#request-form$`));
        await expect(field('Your name')).toHaveValue('"<b>Plain</b>"');
        await expect(field('Phone')).toHaveValue('999');
        await expect(problems.getByRole('link').last()).toBeVisible();
        expect(await problems.getByRole('link').count()).toBeGreaterThan(3);
        expect(await overflowing(page)).toEqual([]);
      },
    );

  test('a right one is stored and gets its reference', async ({ page, site }, info) => {
    const name = `Plain ${info.project.name}`;
    await page.goto('/Request');
    await page.getByRole('link', { name: /^First-aid training/ }).click();
    await expect(page).toHaveURL(/\/Request\/Training$/);
    const { field, choice, box, send } = requestForm(page);
    await choice('Coaches and sports clubs').check();
    await field('Number of people').fill('20');
    await choice('Some of them').check();
    await box('CPR and defibrillator').check();
    await box('Road accidents').check();
    await field('A day that would suit you').fill(inThreeWeeks());
    await choice('In your rooms').check();
    await field('Town and county').fill('Thika, Kiambu');
    await choice('English and Kiswahili').check();
    await field('Your name').fill(name);
    await field('Phone').fill('0712 345 678');
    await send.click();
    await expect(page).toHaveURL(/\/RequestSent\?reference=/);
    const [stored, ...more] = await requestsBy(site, name);
    expect(more).toEqual([]);
    expect(stored).toMatchObject({ kind: 'training', answers: { people: 20, topics: ['cpr', 'road'] } });
    await expect(page.getByRole('main')).toContainText(`reference is ${stored?.reference ?? 'none'}.`);
  });
});

test.describe('where React cannot be had', { tag: '@phone' }, () => {
  test.use({ expectedMessages: [/^error: Failed to load resource: /] });

  test('the first step leads to all of them on one page, with what was typed', async ({ page }) => {
    await page.route(/\/assets\/client-/, (route) => route.abort('blockedbyclient'));
    await page.goto('/Request/Schools');
    const { field, next, send } = requestForm(page);
    await field('Name of the school').fill('Mwangaza');
    await expect(async () => {
      await next.click({ timeout: 1000 });
      await expect(page).toHaveURL(/again=/, { timeout: 1000 });
    }).toPass();
    await expect(field('Name of the school')).toHaveValue('Mwangaza');
    await expect(field('Phone')).toBeVisible();
    await expect(send).toBeVisible();
  });
});
