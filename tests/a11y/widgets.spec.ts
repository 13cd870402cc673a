import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from '../support/storybook/storyPage';
import { isWanted } from '../support/storybook/storyIndex';
import { accessibilityTree } from './tree';

/** A file a story: what a screen reader meets, line by line, once the story's play function has run. */
const folder = new URL('trees/', import.meta.url);

for (const file of readdirSync(folder)) {
  const id = file.replace('.txt', '');
  if (!isWanted(id)) continue;
  test(`${id} is told in this order`, async ({ stories }) => {
    await stories.show(id);
    const lines = readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n');
    expect(await accessibilityTree(stories.page)).toEqual(lines);
  });
}
