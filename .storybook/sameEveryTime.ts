import { beginPath } from '../src/domain/formGuard';
import { headingFace } from '../src/theme/fonts';

/** The moment at which every story begins: a Monday morning in Nairobi. */
export const storyStart = '2026-03-02T09:00:00+03:00';

const RealDate = Date;

/** Starts the clock at {@link storyStart}; it runs on from there, so that waiting still works. */
export function startClock(): () => void {
  const offset = RealDate.parse(storyStart) - RealDate.now();
  class StoryDate extends RealDate {
    constructor(...parts: [] | [number | string | Date]) {
      if (parts.length === 0) super(StoryDate.now());
      else super(...(parts as [number]));
    }
    static override now(): number {
      return RealDate.now() + offset;
    }
  }
  globalThis.Date = StoryDate as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}

/**
 * Draws what stands off the screen, too: cards put that off on phones (`content-visibility`), but the picture of a story shows
 * its whole length. The id outweighs a component's own rule.
 */
export function drawOffScreen(): () => void {
  const style = document.createElement('style');
  style.textContent = '#storybook-root *{content-visibility:visible}';
  document.head.append(style);
  return () => style.remove();
}

/** Forgets what an earlier story kept; Storybook's own settings stay. */
export function clearStorage(): void {
  for (const storage of [localStorage, sessionStorage]) {
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const name of names) if (!/^(@?storybook|sb|addon)/i.test(name)) storage.removeItem(name);
  }
}

/** Answers what a form says when somebody begins it, since there is no server here to hear it. */
export function answerBegin(): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = (...request) =>
    request[0] === beginPath ? Promise.resolve(new Response(null, { status: 204 })) : fetch(...request);
  return () => {
    globalThis.fetch = fetch;
  };
}

let face: Promise<unknown> | undefined;

/** Loads the heading face before the first story: without it text may be drawn in its fallback. */
export async function loadFonts(): Promise<void> {
  const { fontFamily, fontWeight, src } = headingFace;
  face ??= new FontFace(fontFamily, src, { weight: String(fontWeight) })
    .load()
    .then((loaded) => document.fonts.add(loaded));
  await face;
}
