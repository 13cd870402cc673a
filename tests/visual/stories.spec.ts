import { existsSync, readdirSync, rmSync } from 'node:fs';
import { expect, type TestInfo } from '@playwright/test';
import { Restless, takePicture } from './picture';
import { suffixes, variantsOf } from './variants';
import { storyOf } from './keptPictures.js';
import { test, type Screen, type ShownStory, type StoryPage } from '../support/storybook/storyPage';
import { isWanted, storyIndex, type IndexEntry } from '../support/storybook/storyIndex';

const all = storyIndex().filter(({ type }) => type === 'story');
const ids = new Set(all.map(({ id }) => id));
/** The first story of each file: what its component looks like at rest. */
const first = new Set(all.filter((story, at) => story.importPath !== all[at - 1]?.importPath));

/**
 * Where a story is pictured, by folder: on the screen that it asks for, else on the desktop, where its play function ran.
 * The first story of a component is pictured on the phone as well, unless a story `… on phone` shows that. A page is
 * pictured once; how its parts look from right to left and in large text the pictures of components show, and so they do for
 * sections, forms and layouts: lint refuses sides in their styles, and every page is laid out with text at twice its size in
 * `tests/e2e/textSize.spec.ts`.
 */
function screensOf(entry: IndexEntry, shown: ShownStory): Partial<Record<Mode, Screen>> {
  const { id, tags } = entry;
  const { screen, asked, mirrored, resized, alsoOnPhone, pictures } = shown;
  const isPage = id.startsWith('pages-');
  const shownByParts = (mirrored || resized) && !id.startsWith('components-');
  if (tags.includes('behaviour') || shownByParts || pictures === false) return {};
  if (screen === 'narrow' || screen === 'phone') return { phone: screen };
  const twins = [`${id}-on-phone`, id.replace(/--.*$/, '--on-phone')];
  const both = alsoOnPhone || (first.has(entry) && !asked && !isPage && !twins.some((twin) => ids.has(twin)));
  return both ? { desktop: screen, phone: 'phone' } : { desktop: screen };
}

const modes = ['desktop', 'phone'] as const;
type Mode = (typeof modes)[number];

/** Whether a story shows its widget in the dark, if none says otherwise: the first of each file that is no page. */
const represents = (entry: IndexEntry) =>
  first.has(entry) && /^(?:components|forms|sections|layouts)-/.test(entry.id);

/** Compares the pictures of a story that is shown; takes those away that nothing is compared with, if `updating`. */
async function comparePictures(stories: StoryPage, entry: IndexEntry, shown: ShownStory, info: TestInfo) {
  const { id } = entry;
  const updating = info.config.updateSnapshots !== 'none';
  const page = id.startsWith('pages-');
  const screens = screensOf(entry, shown);
  const fileOf = (suffix: string) => `${id}${suffix && `--${suffix}`}.png`;
  const unused = new Set(
    modes.flatMap((mode) => ['', ...suffixes].map((suffix) => `${mode}/${fileOf(suffix)}`)),
  );

  /** Compares what is seen with a picture; `plain` is the digest of the screenshot that it must not be like. */
  async function compare(mode: Mode, suffix: string, plain?: string) {
    const file = fileOf(suffix);
    await stories.loadPictures();
    const { digest, picture } = await takePicture(stories.page, {
      baseline: info.snapshotPath(mode, file),
      // The parts of a page stand whole and at full size in pictures of their own.
      half: page && mode === 'desktop',
      screens: shown.screenOnly ? 0 : page && mode === 'phone' ? 3 : Infinity,
      updating,
    });
    if (digest === plain) {
      // No picture is kept twice.
      expect.soft(suffix, `${id}: its picture is the same without this; leave it out`).toBe('');
      return digest;
    }
    unused.delete(`${mode}/${file}`);
    if (picture)
      // One level of one channel may differ, more may not. A few pixels may: rounded corners of pictures are not drawn the same
      // each time. No share of pixels may: 2 px of padding is 0.2 %.
      expect
        .soft(picture, `${id}: its picture`)
        .toMatchSnapshot([mode, file], { threshold: 0.02, maxDiffPixels: 8 });
    return digest;
  }

  let variants = variantsOf(shown.pictures || {}, represents(entry));
  // First the screen that its play function ran on: the other one is laid out again after it.
  for (const mode of modes) {
    const screen = screens[mode];
    if (!screen) continue;
    await stories.resize(screen);
    const plain = await compare(mode, '');
    for (const variant of variants) {
      await variant.enter(stories.page);
      try {
        const digest = await compare(mode, variant.suffix, plain);
        if (variant.suffix === 'dark' && digest !== plain)
          expect.soft(await stories.contrasts(id), `${id}: what axe finds in the dark`).toEqual([]);
      } finally {
        await variant.leave(stories.page);
      }
    }
    // On one screen only.
    variants = [];
  }
  for (const name of unused) {
    const baseline = info.snapshotPath(...name.split('/'));
    if (updating) rmSync(baseline, { force: true });
    expect.soft(existsSync(baseline), `${baseline} is a picture that nothing is compared with`).toBe(false);
  }
}

/** One visit for all that a story is asked: its play function, axe, its pictures, the console. */
async function visit(stories: StoryPage, entry: IndexEntry, info: TestInfo): Promise<void> {
  const { id } = entry;
  const shown = await stories.show(id);
  expect.soft(shown.findings, `${id}: what axe finds`).toEqual([]);
  await comparePictures(stories, entry, shown, info);
  expect.soft(stories.complaints(), `${id}: what it writes on the console`).toEqual([]);
}

const files = new Map<string, IndexEntry[]>();
for (const entry of all) {
  if (isWanted(entry.id)) files.set(entry.title, [...(files.get(entry.title) ?? []), entry]);
}

// One test per component: Playwright restarts the worker after a failed test, which for each story would take longer than the story.
for (const [title, entries] of files) {
  test(title, async ({ stories }, info) => {
    test.setTimeout(30_000 + entries.length * 15_000);
    for (const entry of entries) {
      let failure: unknown;
      for (let attempt = 1; attempt <= 2; attempt++) {
        failure = await visit(stories, entry, info).catch((error: unknown) => error);
        // What is different is so at once; only what has not come to rest, on a busy machine, is looked at again.
        if (!(failure instanceof Restless)) break;
        info.annotations.push({ type: 'restless', description: `${entry.id}: ${failure.message}` });
      }
      expect
        .soft(failure instanceof Error ? failure.message : failure, `${entry.id}: it fails`)
        .toBeUndefined();
    }
  });
}

test('every picture belongs to a story', () => {
  const kept = modes.flatMap((mode) =>
    readdirSync(new URL(`baselines/${mode}`, import.meta.url)).map((file) => ({ mode, file })),
  );
  expect(kept.filter(({ file }) => !ids.has(storyOf(file)))).toEqual([]);
});
