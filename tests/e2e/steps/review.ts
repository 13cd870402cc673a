import type { Locator, Page } from '@playwright/test';
import { expect } from '../../support/e2e';

/** Where a review is posted. */
export const reviewPath = '**/send-review';

/** Values of the review form. */
export interface TypedReview {
  name: string;
  title: string;
  text: string;
}

/** The parts of a review form, in the dialog or in the page. */
export function reviewForm(within: Locator) {
  const fields: Record<keyof TypedReview, Locator> = {
    name: within.getByLabel('Name', { exact: true }),
    title: within.getByLabel('Title', { exact: true }),
    text: within.getByLabel('Review', { exact: true }),
  };
  return {
    fields,
    submit: within.getByRole('button', { name: 'Submit', exact: true }),
    cancel: within.getByRole('button', { name: 'Cancel' }),
    stars: (count: number) =>
      within.getByRole('radio', { name: count === 1 ? '1 star' : `${String(count)} stars`, exact: true }),
    noStars: within.getByRole('radio', { name: 'No rating' }),
    fill: async ({ name, title, text }: TypedReview) => {
      await fields.name.fill(name);
      await fields.title.fill(title);
      await fields.text.fill(text);
    },
    typed: async (): Promise<TypedReview> => ({
      name: await fields.name.inputValue(),
      title: await fields.title.inputValue(),
      text: await fields.text.inputValue(),
    }),
  };
}

/** Opens the page and its dialog. */
export async function openReview(page: Page) {
  await page.goto('/Testimonials');
  return openDialog(page);
}

/** Opens the dialog; the press loads React if necessary. */
export async function openDialog(page: Page) {
  const opener = page.getByRole('button', { name: 'Write a Review' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Submit Your Review' });
  await expect(dialog).toBeVisible({ timeout: 15_000 });
  return { opener, dialog, ...reviewForm(dialog) };
}
