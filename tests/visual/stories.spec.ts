import { existsSync, readdirSync, rmSync } from 'node:fs';
import { expect, type TestInfo } from '@playwright/test';
import { takePicture } from './picture';
import { suffixes, variantsOf, type Variant } from './variants';
import { storyOf } from './keptPictures.js';
import { test, type Screen, type ShownStory, type StoryPage } from '../support/storybook/storyPage';
import { isOpened, isWhole, storyIndex, type IndexEntry } from '../support/storybook/storyIndex';

const all = storyIndex().filter(({ type }) => type === 'story');
const ids = new Set(all.map(({ id }) => id));
/** The first story of each file: the component in its default state. */
const first = new Set(all.filter((story, at) => story.importPath !== all[at - 1]?.importPath));

/**
 * The screens of a story's pictures: the screen that it requests, otherwise the desktop, on which its play function
 * ran. The first story of a component also gets a picture on the phone, unless a story `… on phone` exists. A page
 * gets one picture; pictures of components show right-to-left text and large text for it, and also for sections, forms
 * and layouts: lint forbids physical sides in their styles, and `tests/e2e/textSize.spec.ts` lays out every page with
 * text at twice its size.
 */
function screensOf(entry: IndexEntry, shown: ShownStory): Partial<Record<Mode, Screen>> {
  const { id, tags } = entry;
  const { screen, asked, mirrored, resized, alsoOnPhone, pictures } = shown;
  const isPage = id.startsWith('pages-');
  const shownByParts = (mirrored || resized) && !id.startsWith('components-');
  if (tags.includes('behaviour') || shownByParts || pictures === false) return {};
  if (screen === 'narrow' || screen === 'small' || screen === 'phone') return { phone: screen };
  const twins = [`${id}-on-phone`, id.replace(/--.*$/, '--on-phone')];
  const both = alsoOnPhone || (first.has(entry) && !asked && !isPage && !twins.some((twin) => ids.has(twin)));
  return both ? { desktop: screen, phone: 'phone' } : { desktop: screen };
}

const modes = ['desktop', 'phone'] as const;
type Mode = (typeof modes)[number];

/** Whether a story shows its widget in the dark by default: the first of each file that is not a page. */
const represents = (entry: IndexEntry) =>
  first.has(entry) && /^(?:components|forms|sections|layouts)-/.test(entry.id);

/** Compares the pictures of a rendered story; if `updating`, removes unused ones. */
async function comparePictures(stories: StoryPage, entry: IndexEntry, shown: ShownStory, info: TestInfo) {
  const { id } = entry;
  const updating = info.config.updateSnapshots !== 'none';
  const page = id.startsWith('pages-');
  /** Forms and sections are made of components: in the dark and in forced colours they are looked at in the nightly run. */
  const isComponent = id.startsWith('components-');
  const screens = screensOf(entry, shown);
  const fileOf = (suffix: string) => `${id}${suffix && `--${suffix}`}.png`;
  const unused = new Set(
    modes.flatMap((mode) => ['', ...suffixes].map((suffix) => `${mode}/${fileOf(suffix)}`)),
  );

  /** Compares the page with a picture; `plain` is the digest of the screenshot from which it must differ. */
  async function compare(mode: Mode, suffix: string, plain?: string) {
    const file = fileOf(suffix);
    await stories.loadPictures();
    const { digest, picture } = await takePicture(stories.page, {
      baseline: info.snapshotPath(mode, file),
      // The parts of a page have pictures of their own at full size.
      half: page && mode === 'desktop',
      screens: shown.screenOnly ? 0 : page && mode === 'phone' ? 3 : Infinity,
      updating,
    });
    if (digest === plain) {
      // No picture is stored twice.
      expect.soft(suffix, `${id}: its picture is the same without this; leave it out`).toBe('');
      return digest;
    }
    unused.delete(`${mode}/${file}`);
    if (picture)
      // One level of one channel may differ, more may not. A few pixels may differ, because rounded corners of
      // pictures are not rendered identically each time. A share of all pixels would be too much: 2 px of padding is
      // 0.2 %.
      expect
        .soft(picture, `${id}: its picture`)
        .toMatchSnapshot([mode, file], { threshold: 0.02, maxDiffPixels: 8 });
    return digest;
  }

  const all = variantsOf(shown.pictures || {}, represents(entry));
  const isTaken = ({ suffix }: Variant) => isWhole || updating || (suffix === 'dark' && isComponent);
  let variants = all.filter(isTaken);
  for (const { suffix } of all.filter((variant) => !isTaken(variant)))
    for (const mode of modes) unused.delete(`${mode}/${fileOf(suffix)}`);
  // First the screen on which its play function ran, because the other one needs another layout.
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

/** One visit for all checks of a story: its play function, axe, its pictures, the console. */
async function visit(stories: StoryPage, entry: IndexEntry, info: TestInfo): Promise<void> {
  const { id } = entry;
  const shown = await stories.show(id);
  expect.soft(shown.findings, `${id}: what axe finds`).toEqual([]);
  await comparePictures(stories, entry, shown, info);
  expect.soft(stories.complaints(), `${id}: what it writes on the console`).toEqual([]);
}

const files = new Map<string, IndexEntry[]>();
for (const entry of all) {
  if (isOpened(entry.id)) files.set(entry.title, [...(files.get(entry.title) ?? []), entry]);
}

// One test per component: Playwright restarts the worker after a failed test, which would take longer than a story.
for (const [title, entries] of files) {
  test(title, async ({ stories }, info) => {
    test.setTimeout(30_000 + entries.length * 15_000);
    for (const entry of entries) {
      const failure: unknown = await visit(stories, entry, info).catch((error: unknown) => error);
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

test('a story that Storybook still prepares is rendered, so that its elements can take the focus, and nothing chosen before remains', async ({
  stories,
}) => {
  await stories.show('sections-firstaidsteps--chosen');
  await stories.show('sections-firstaidsteps--default');
  expect(new URL(stories.page.url()).hash).toBe('');
  const display = await stories.page.evaluate(() => {
    document.body.classList.replace('sb-show-main', 'sb-show-preparing-story');
    const root = document.querySelector('#storybook-root');
    const shown = root && getComputedStyle(root).display;
    document.body.classList.replace('sb-show-preparing-story', 'sb-show-main');
    return shown;
  });
  expect(display).toBe('block');
});
