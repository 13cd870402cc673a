import { expect } from '@playwright/test';
import {
  failedOrEmptyFrames,
  faultsOfStates,
  missingNumbers,
  playgroundAnswers,
} from '../support/storybook/docsPage';
import { test } from '../support/storybook/storyPage';
import { isWanted, isWhole, storyIndex } from '../support/storybook/storyIndex';

const pages = storyIndex().filter(({ id, type }) => type === 'docs' && isWanted(id));
/** Parts whose first page is opened by day: of text, of pictures, of a component and of a page. */
const inEachRun = ['Docs', 'Decisions', 'Foundations', 'Components', 'Pages'];
const partOf = ({ title }: (typeof pages)[number]) => title.split('/')[0];
const firstPages = inEachRun.map((part) => pages.find((page) => partOf(page) === part));
const chosen = pages.filter((page) => isWhole || firstPages.includes(page));

if (isWanted('docs-welcome--docs')) {
  test('the Storybook opens on its welcome page without a word on the console', async ({ page, stories }) => {
    const messages: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(String(error)));
    await page.goto(`${stories.address}/`);
    const preview = page.frameLocator('#storybook-preview-iframe');
    // This loads all of Storybook, at the same time as the other tests.
    await expect(preview.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 25_000 });
    await expect(page.getByRole('link', { name: 'All components' }).first()).toBeVisible();
    expect(messages).toEqual([]);
  });
}

for (const { id } of chosen) {
  test(`${id}: all stories down to its end, no two alike, live, without a word on the console`, async ({
    stories,
  }) => {
    // The play functions of frames run one after the other.
    test.setTimeout(180_000);
    stories.complaints();
    await stories.showDocs(id);
    expect.soft(await failedOrEmptyFrames(stories.page), 'stories that failed, and empty frames').toEqual([]);
    expect.soft(await faultsOfStates(stories.page), 'stories that failed or look like another').toEqual([]);
    expect.soft(await missingNumbers(stories.page), 'parts without their number').toEqual([]);
    expect.soft(await playgroundAnswers(stories.page), 'the playground shows what is changed').toBe(true);
    expect(stories.complaints()).toEqual([]);
  });
}
