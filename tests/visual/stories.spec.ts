import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { takePicture } from './picture';
import { test, type Screen } from '../support/storybook/storyPage';
import { storyIndex } from '../support/storybook/storyIndex';

const wanted = process.env['STORY']?.split(',') ?? [];
const all = storyIndex().filter(({ type }) => type === 'story');
const chosen = all.filter(({ id }) => wanted.length === 0 || wanted.some((start) => id.startsWith(start)));

/** A story that asks for a screen of its own stands on it in place of the like one. */
const modes = (own: Screen) =>
  ({
    phone: own === 'narrow' ? own : 'phone',
    desktop: own === 'tablet' || own === 'laptop' ? own : 'desktop',
  }) as const;

for (const { id } of chosen) {
  test(id, async ({ stories }, info) => {
    const page = id.startsWith('pages-');
    const own = await stories.show(id);
    // First the screen that its play function ran on: the other one is laid out anew after it.
    const inOrder = Object.entries(modes(own)).sort(([, screen]) => (screen === own ? -1 : 1));
    for (const [mode, screen] of inOrder) {
      await stories.resize(screen);
      await stories.loadPictures();
      const shot = await takePicture(stories.page, {
        baseline: info.snapshotPath(mode, `${id}.png`),
        // The parts of a page stand whole and at full size in pictures of their own.
        half: page && mode === 'desktop',
        screens: page && mode === 'phone' ? 3 : Infinity,
      });
      if (!shot) continue;
      // One level of one channel may differ, more may not; no share of pixels may: 2 px of padding is 0.2 %.
      expect.soft(shot).toMatchSnapshot([mode, `${id}.png`], { threshold: 0.02, maxDiffPixels: 0 });
    }
  });
}

test('every picture belongs to a story', () => {
  const ids = new Set(all.map(({ id }) => `${id}.png`));
  const kept = ['phone', 'desktop'].flatMap((mode) =>
    readdirSync(new URL(`baselines/${mode}`, import.meta.url)).map((file) => ({ mode, file })),
  );
  expect(kept.filter(({ file }) => !ids.has(file))).toEqual([]);
});
