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
  // The whole of Storybook is loaded here, side by side with the other tests.
  await expect(preview.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 25_000 });
  await expect(page.getByRole('link', { name: 'How to review a picture' })).toBeVisible();
  expect(said).toEqual([]);
});

for (const { id } of pages) {
  test(`${id} has a heading and nothing on the console`, async ({ stories }) => {
    const said = listen(stories.page);
    await stories.showDocs(id);
    expect(said).toEqual([]);
    stories.page.removeAllListeners('console');
    stories.page.removeAllListeners('pageerror');
  });
}
