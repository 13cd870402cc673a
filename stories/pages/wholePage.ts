import { expect, within } from 'storybook/test';
import { expectToFitScreen } from '../fixtures/layout';

/** Data of the server at a time when it has none. */
export const noData = { reviews: [] };

/**
 * What holds for every page: one headline, headings without a gap between their levels, links inside the page that
 * arrive somewhere, every id once, nothing past the screen's edge. @param title The headline.
 */
export async function expectWholePage(page: HTMLElement, title: string): Promise<void> {
  const headings = within(page).getAllByRole('heading');
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
  await expect(headings.filter((_, index) => levels[index] === 1).map((one) => one.textContent)).toEqual([
    title,
  ]);
  const gaps = headings.filter(
    (_, index) => index > 0 && (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1,
  );
  await expect(gaps.map(({ textContent }) => textContent)).toEqual([]);

  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
  await expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const targets = [...page.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href') ?? '');
  await expect(targets.filter((target) => !ids.includes(target.slice(1)))).toEqual([]);
  await expectToFitScreen();
}

/** Public lines that are named for when nobody answers. */
const otherLines = ['tel:1199', 'tel:999', 'tel:112'];

/** The red buttons and the phone numbers of a page all call the same number, but for the public lines. */
export async function expectCallLinks(page: HTMLElement): Promise<void> {
  const numbers = [...page.querySelectorAll('a[href^="tel:"]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((number) => !otherLines.includes(number));
  await expect(numbers.length).toBeGreaterThan(0);
  await expect(new Set(numbers).size).toBe(1);
}

/** A page of office matters has no phone link of its own: the red number stands in the header and the bar of every page. */
export async function expectNoCallLinks(page: HTMLElement): Promise<void> {
  const calls = [...page.querySelectorAll('a[href^="tel:"]')].map(({ textContent }) => textContent);
  await expect(calls).toEqual([]);
}
