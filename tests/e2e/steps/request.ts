import type { Page } from '@playwright/test';
import { dayInNairobi, addDays } from '../../../src/domain/dates';
import { optionName, type RequestFields } from '../../../src/domain/requests/definition';
import type { StoredRequest } from '../../../src/server/store/records';
import { sampleAnswer } from '../../domain/requestSamples';
import type { Site } from '../../support/site';
import { expect } from '../../support/e2e';
import { deskOf } from './desk';

/** A day three weeks ahead, ISO 8601. */
export const inThreeWeeks = () => addDays(dayInNairobi(new Date()), 21);

/** The form of a request, in any step. */
export function requestForm(page: Page) {
  const form = page.locator('#request-form');
  return {
    form,
    field: (label: string) => form.getByLabel(label, { exact: true }),
    /** A choice, by its label. */
    choice: (name: string) => form.getByRole('radio', { name, exact: true }),
    box: (name: string) => form.getByRole('checkbox', { name, exact: true }),
    next: form.getByRole('button', { name: 'Continue' }),
    send: form.getByRole('button', { name: 'Send the request' }),
    problems: form.getByRole('group', { name: 'There is a problem' }),
    /** Waits for a step, and until a press no longer counts as part of a double tap. */
    at: async (question: string) => {
      await expect(page.getByRole('heading', { level: 1, name: question, exact: true })).toBeVisible();
      await page.waitForTimeout(500);
    },
  };
}

/** Answers a request for an event up to its step about the contact person. */
export async function tellEvent(page: Page, title: string): Promise<void> {
  const { field, choice, box, next, at } = requestForm(page);
  await field('Name of the event').fill(title);
  await choice('Concert or festival').check();
  await field('People at the busiest time').fill('2,500');
  await box('Alcohol').check();
  await next.click();
  await at('When and where is it?');
  await field('First day').fill(inThreeWeeks());
  await field('Gates open').fill('14:00');
  await field('It ends').fill('23:00');
  await field('Place').fill('Uhuru Gardens, Nairobi');
  await choice('Yes').check();
  await next.click();
  await at('What cover do you have in mind?');
  await choice('Help us choose').check();
  await next.click();
  await at('Whom may we answer?');
}

/** Requests in the store by somebody of this name. */
export async function requestsBy(site: Site, name: string): Promise<StoredRequest[]> {
  return (await (await deskOf(site)).exportRequests()).filter(({ answers }) => answers['name'] === name);
}

/** Answers some fields of a request as a person does. @param given Answers that replace the samples. */
export async function answerFields(
  page: Page,
  fields: RequestFields,
  given: Readonly<Record<string, string>> = {},
): Promise<void> {
  const form = page.locator('#request-form');
  for (const [name, field] of Object.entries(fields)) {
    const answer = given[name] ?? sampleAnswer(field, dayInNairobi(new Date()));
    const inputs = Array.isArray(answer) ? answer.map((option) => optionName(name, String(option))) : [name];
    for (const input of inputs) {
      const named = form.locator(`[name="${input}"]`);
      if (field.type === 'many') await named.check();
      else if (field.type === 'choice') await named.and(form.locator(`[value="${String(answer)}"]`)).check();
      else await named.fill(String(answer));
    }
  }
}
