import { existsSync, readdirSync, rmSync } from 'node:fs';
import { expect } from '@playwright/test';
import { takePicture } from './picture';
import { test, type Screen } from '../support/storybook/storyPage';
import { storyIndex } from '../support/storybook/storyIndex';

const wanted = process.env['STORY']?.split(',') ?? [];
const all = storyIndex().filter(({ type }) => type === 'story');
const chosen = all.filter(({ id }) => wanted.length === 0 || wanted.some((start) => id.startsWith(start)));

const ids = new Set(all.map(({ id }) => id));

/**
 * Where a story is pictured, by folder: on the screen that it asks for; else on phone and desktop, unless a story
 * `… on phone` shows the same there.
 */
function screensOf(id: string, own: Screen): Partial<Record<'phone' | 'desktop', Screen>> {
  if (own === 'narrow' || own === 'phone') return { phone: own };
  if (own !== 'desktop') return { desktop: own };
  const twin = id.endsWith('--on-desktop') ? id.replace(/desktop$/, 'phone') : `${id}-on-phone`;
  return ids.has(twin) ? { desktop: own } : { desktop: own, phone: 'phone' };
}

for (const { id } of chosen) {
  test(id, async ({ stories }, info) => {
    const updating = info.config.updateSnapshots !== 'none';
    const page = id.startsWith('pages-');
    // First the screen that its play function ran on: the other one is laid out anew after it.
    const screens = screensOf(id, await stories.show(id));
    for (const mode of ['desktop', 'phone'] as const) {
      const screen = screens[mode];
      if (!screen) {
        const left = info.snapshotPath(mode, `${id}.png`);
        if (updating) rmSync(left, { force: true });
        expect.soft(existsSync(left), `${left} is a picture that nothing is compared with`).toBe(false);
        continue;
      }
      await stories.resize(screen);
      await stories.loadPictures();
      const shot = await takePicture(stories.page, {
        baseline: info.snapshotPath(mode, `${id}.png`),
        // The parts of a page stand whole and at full size in pictures of their own.
        half: page && mode === 'desktop',
        screens: page && mode === 'phone' ? 3 : Infinity,
        updating,
      });
      if (!shot) continue;
      // One level of one channel may differ, more may not; no share of pixels may: 2 px of padding is 0.2 %.
      expect.soft(shot).toMatchSnapshot([mode, `${id}.png`], { threshold: 0.02, maxDiffPixels: 0 });
    }
  });
}

test('every picture belongs to a story', () => {
  const kept = ['phone', 'desktop'].flatMap((mode) =>
    readdirSync(new URL(`baselines/${mode}`, import.meta.url)).map((file) => ({ mode, file })),
  );
  expect(kept.filter(({ file }) => !ids.has(file.replace(/\.png$/, '')))).toEqual([]);
});
