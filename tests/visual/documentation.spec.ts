import { expect, type Page } from '@playwright/test';
import { test } from '../support/storybook/storyPage';
import { storyIndex } from '../support/storybook/storyIndex';

const pages = storyIndex().filter(({ type }) => type === 'docs');

/** Collects what a page writes on the console as an error or a warning. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
}

test('the Storybook opens on its welcome page without a word on the console', async ({ page, stories }) => {
  const said = listen(page);
  await page.goto(`${stories.address}/`);
  const preview = page.frameLocator('#storybook-preview-iframe');
  await expect(preview.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Foundations' })).toBeVisible();
  expect(said).toEqual([]);
});

for (const { id } of pages) {
  test(`${id} has a heading and nothing on the console`, async ({ stories }) => {
    const { page } = stories;
    const said = listen(page);
    await stories.showDocs(id);
    await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
    expect(said).toEqual([]);
    page.removeAllListeners('console');
    page.removeAllListeners('pageerror');
  });
}
