import type { Page } from '@playwright/test';
import { definitionOf } from '../../src/domain/requests/definitions';
import { requestKinds, requestPage, type RequestKind } from '../../src/domain/requests/kinds';
import { expect, test } from '../support/e2e';
import type { Site } from '../support/site';
import { desk, enterDesk, linkToDesk } from './steps/desk';
import { overflowing } from './steps/layout';
import { answerFields, requestForm, requestsBy } from './steps/request';

// In each run requests.spec.ts tests one kind completely; here all nine are tested.
const narrow = { width: 360, height: 740 };

/** Processes a request at the desk, from the list to its erasure. */
async function workAtDesk(page: Page, site: Site, kind: RequestKind, name: string): Promise<void> {
  const [stored, ...more] = await requestsBy(site, name);
  expect(more).toEqual([]);
  expect(stored).toMatchObject({ kind, status: 'waiting' });
  const reference = stored?.reference ?? 'none';
  await page.goto(await linkToDesk(site));
  await enterDesk(page, 'Wanjiru');
  await page.goto(`/desk?view=request&q=${encodeURIComponent(name)}`);
  await page.getByRole('listitem').getByRole('link', { name }).click();
  await expect(page.getByRole('main')).toContainText(reference);
  expect(await overflowing(page)).toEqual([]);
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Marked as answered.' })).toBeVisible();
  expect(await desk(site, 'export', kind)).toContain(`"${reference}"`);
  await page.getByText('More', { exact: true }).click();
  await page.getByText('Erase', { exact: true }).click();
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Erased.' })).toBeVisible();
  expect(await requestsBy(site, name)).toEqual([]);
}

test.describe('each kind of request', { tag: ['@nightly', '@phone'] }, () => {
  for (const kind of requestKinds)
    test(`${kind}: asked, interrupted, resumed, sent, seen at the desk, answered, exported, erased`, async ({
      page,
      site,
    }) => {
      test.slow();
      const name = `Step by step ${kind}`;
      const definition = definitionOf(kind);
      const steps = Object.values(definition.steps);
      await page.setViewportSize(narrow);
      await page.goto(requestPage(kind));
      const { form, next, send, at } = requestForm(page);
      const inStep = (step: number) =>
        form.locator(`[name^="${Object.keys(steps[step] ?? {})[0] ?? ''}"]`).first();
      for (const [step, fields] of steps.entries()) {
        await expect(inStep(step)).toBeVisible();
        await page.waitForTimeout(500);
        await answerFields(page, fields, { name });
        expect(await overflowing(page)).toEqual([]);
        // Drafts contain no health details: a visitor who returns gives them again, as requests.spec.ts shows.
        const fieldsSoFar = steps.slice(0, step + 1).flatMap((asked) => Object.values(asked));
        if (!fieldsSoFar.some(({ medical }) => medical)) {
          const before = await inStep(step).inputValue();
          await page.reload();
          await expect(inStep(step)).toHaveValue(before);
          await answerFields(page, fields, { name });
        }
        await next.click();
      }
      await at('Check and send');
      expect(await overflowing(page)).toEqual([]);
      if (definition.consent !== undefined) await form.getByRole('checkbox', { name: /^I agree/ }).check();
      await send.click();
      await at('Your request has arrived');
      await workAtDesk(page, site, kind, name);
    });
});

test.describe('each kind without JavaScript', { tag: ['@nightly', '@chromium'] }, () => {
  test.use({ javaScriptEnabled: false });

  for (const kind of requestKinds)
    test(`${kind}: asked, sent back, put right, seen at the desk, answered, exported, erased`, async ({
      page,
      site,
    }, info) => {
      const name = `Plain ${kind} ${info.project.name}`;
      const definition = definitionOf(kind);
      const fields = Object.assign(
        {},
        ...Object.values(definition.steps),
      ) as (typeof definition.steps)[string];
      await page.setViewportSize(narrow);
      await page.goto(requestPage(kind));
      const { form, field, send, problems } = requestForm(page);
      await answerFields(page, fields, { name, phone: '999' });
      if (definition.consent !== undefined) await form.getByRole('checkbox', { name: /^I agree/ }).check();
      await send.click();
      await expect(problems.getByRole('link')).toHaveCount(1);
      await field('Phone').fill('0712 345 678');
      await send.click();
      await expect(page).toHaveURL(/\/RequestSent\?reference=/);
      await workAtDesk(page, site, kind, name);
    });
});
