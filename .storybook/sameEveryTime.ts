import { beginPath } from '../src/domain/formGuard';
import { headingFace } from '../src/theme/fonts';

/** The time at which every story begins: a Monday morning in Nairobi. */
export const storyStart = '2026-03-02T09:00:00+03:00';

const RealDate = Date;

/*
 * What differs in stories from what visitors get, each with the test on the built site that looks at what it hides. Nothing
 * is added here without one. What pictures alone change is listed in tests/visual.config.ts and tests/visual/picture.ts.
 */

/**
 * Sets the clock to {@link storyStart}; it runs on from there, so that waiting still works. Hides what another day shows:
 * tests/e2e/booking.spec.ts works with today's date.
 */
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
 * Renders what is off-screen, too: cards skip that on phones (`content-visibility`), but the picture of a story shows its
 * whole length. The id makes the rule more specific than a component's own. Layers and clipping stay (src/theme/drawnNear.ts,
 * tests/e2e/labels.spec.ts). Hides pages that change their height while they are read, and pictures that never come:
 * tests/e2e/pictureSizes.spec.ts and tests/e2e/loading.spec.ts.
 *
 * Renders a story that Storybook still prepares, as well: it hides those that take more than 100 ms, and an element that is
 * hidden when it is mounted cannot take the focus.
 */
export function drawOffScreen(): () => void {
  const style = document.createElement('style');
  style.textContent =
    '#storybook-root *{content-visibility:visible}.sb-show-preparing-story>#storybook-root{display:block}';
  document.head.append(style);
  return () => style.remove();
}

/**
 * Deletes what an earlier story has stored; Storybook's own settings stay. Hides what a second visit finds:
 * tests/e2e/emergencyPlan.spec.ts and tests/e2e/requests.spec.ts come back to what they have typed.
 */
export function clearStorage(): void {
  for (const storage of [localStorage, sessionStorage]) {
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const name of names) if (!/^(@?storybook|sb|addon)/i.test(name)) storage.removeItem(name);
  }
}

/**
 * Takes the fragment away that an earlier story has left in the address: it would choose another list, or reveal a form.
 * Hides pages that open with a fragment: tests/e2e/firstAid.spec.ts opens them.
 */
export function clearFragment(): void {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
}

/**
 * Answers the request that a form sends when it is begun, because there is no server here. Hides a server that refuses it:
 * tests/e2e/contact.spec.ts sends forms to a real one.
 */
export function stubFormStart(): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = (...request) =>
    request[0] === beginPath ? Promise.resolve(new Response(null, { status: 204 })) : fetch(...request);
  return () => {
    globalThis.fetch = fetch;
  };
}

let face: Promise<unknown> | undefined;

/**
 * Loads the heading font before the first story: otherwise text may be rendered in the fallback. Hides a first visit, which
 * has only the fallback: tests/e2e/beyondPictures.spec.ts.
 */
export async function loadFonts(): Promise<void> {
  const { fontFamily, fontWeight, src } = headingFace;
  face ??= new FontFace(fontFamily, src, { weight: String(fontWeight) })
    .load()
    .then((loaded) => document.fonts.add(loaded));
  await face;
}
