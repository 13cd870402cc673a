import { breakpoint, size } from '../theme/tokens';

/** A length on a screen: a share of the screen's width plus some px, between two limits. */
export interface Length {
  /** Percent of the screen's width. */
  vw?: number;
  /** Added, in px. */
  px?: number;
  /** Minimum, in px. */
  min?: number;
  /** Maximum, in px. */
  max?: number;
}

/** Size of a frame on screens from a width on. */
export interface View {
  /** Minimum width of the screen in px. */
  from: number;
  width: Length;
  /** Height of a frame without a fixed ratio. */
  height?: Length;
}

/** A kind of place in the layout that shows pictures. */
export interface Frame {
  /** Where it is, in words for owners. */
  where: string;
  /** Ratios, width by height, that a photo may have; others are cropped to the nearest one. */
  ratios: readonly [lowest: number, highest: number];
  /** Smallest screens first. */
  views: readonly View[];
}

const { medium, wide, full } = breakpoint;
/** Width of the content of a wide page, between its edges. */
const content = size.content - 48;
/** Three cards side by side with two gaps of 27 px. */
const threeCards: View = { from: wide, width: { vw: 100 / 3, px: -60.5, max: 366 } };
/** Three pictures side by side on wide screens. */
const thirds: View = { from: wide, width: { vw: 100 / 3, px: -56, max: (content - 40) / 3 } };
/** Four pictures side by side. */
const quarters: View = { from: wide, width: { vw: 25, px: -47, max: (content - 60) / 4 } };
/** Small picture of a row, on phones. */
const inRow: View = { from: 0, width: { px: 96 } };

/**
 * All kinds of frames with their sizes in the layout; `tests/e2e/pictureSizes.spec.ts` measures them. Sizes that
 * depend on text, such as the height of a banner, are averages.
 */
export const frames = {
  hero: {
    where: 'First screen of the home page',
    ratios: [4 / 3, 16 / 9],
    views: [
      { from: 0, width: { vw: 100 }, height: { vw: 62, min: 220, max: 420 } },
      { from: wide, width: { vw: 51.2 }, height: { px: 540 } },
    ],
  },
  banner: {
    where: 'Top of a page',
    ratios: [4 / 3, 5 / 2],
    views: [
      { from: 0, width: { vw: 100 }, height: { vw: 42, min: 170, max: 280 } },
      { from: medium, width: { vw: 50 }, height: { px: 380 } },
      { from: wide, width: { vw: 50 }, height: { px: 330 } },
      { from: full, width: { vw: 50 }, height: { px: 400 } },
    ],
  },
  slide: {
    where: 'Slide show',
    ratios: [4 / 3, 20 / 9],
    views: [
      { from: 0, width: { vw: 100 }, height: { vw: 75 } },
      { from: medium, width: { vw: 100 }, height: { vw: 50 } },
      { from: wide, width: { vw: 100, px: -464 }, height: { px: size.slider } },
      { from: full, width: { vw: 50, px: 176 }, height: { px: size.slider } },
    ],
  },
  panorama: {
    where: 'Top of a page, from edge to edge',
    ratios: [4 / 3, 5 / 2],
    views: [{ from: wide, width: { vw: 100 }, height: { px: 430 } }],
  },
  card: {
    where: 'Card of a service',
    ratios: [8 / 5, 8 / 5],
    views: [inRow, { from: medium, width: { vw: 100 / 3, px: -34 } }, threeCards],
  },
  activity: {
    where: 'Activity of the gallery page',
    ratios: [4 / 3, 4 / 3],
    views: [
      { from: 0, width: { vw: 100, px: -34 } },
      { from: medium, width: { vw: 50, px: -38 } },
      threeCards,
    ],
  },
  grid: {
    where: 'Photo grid',
    ratios: [4 / 3, 3 / 2],
    views: [{ from: 0, width: { vw: 50, px: -24 } }, { from: medium, width: { vw: 50, px: -32 } }, quarters],
  },
  gridStart: {
    where: 'First pictures of a photo grid',
    ratios: [4 / 3, 3 / 2],
    views: [{ from: 0, width: { vw: 100, px: -32 } }, { from: medium, width: { vw: 100, px: -48 } }, thirds],
  },
  gridThird: {
    where: 'Photo grid, three in a row',
    ratios: [4 / 3, 3 / 2],
    views: [{ from: 0, width: { vw: 50, px: -24 } }, { from: medium, width: { vw: 50, px: -32 } }, thirds],
  },
  film: {
    where: 'Photo grid of a service, swiped on phones',
    ratios: [4 / 3, 3 / 2],
    views: [
      { from: 0, width: { vw: 68, px: -27, max: 272 } },
      { from: medium, width: { vw: 50, px: -32 } },
      quarters,
    ],
  },
  hour: {
    where: 'Hour of a day, on the page of the cover for schools',
    ratios: [4 / 3, 16 / 9],
    views: [
      { from: 0, width: { vw: 80, max: 280 } },
      { from: medium, width: { vw: 50, px: -36 } },
      { from: wide, width: { vw: 100 / 3, px: -59, max: (content - 48) / 3 } },
    ],
  },
  tableRow: {
    where: 'Row of a table, a card on phones',
    ratios: [4 / 3, 16 / 9],
    views: [
      { from: 0, width: { vw: 80, px: -34, max: 246 } },
      { from: medium, width: { px: 144 } },
      { from: wide, width: { px: 176 } },
    ],
  },
  stop: {
    where: 'The way from a call to the hospital',
    ratios: [16 / 9, 16 / 9],
    views: [
      { from: 0, width: { vw: 100, px: -88 } },
      { from: medium, width: { vw: 50, px: -76 } },
      { from: wide, width: { vw: 50, px: -134, max: (content - 140) / 2 } },
    ],
  },
  portrait: {
    where: 'Portrait of the team',
    ratios: [1, 1],
    views: [
      { from: 0, width: { vw: 50, px: -26, max: 189 } },
      { from: medium, width: { vw: 100 / 3, px: -88 / 3 } },
      { from: wide, width: { vw: 20, px: -41.5, max: (content - 80) / 5 } },
    ],
  },
  staff: {
    where: 'Portrait of the About page',
    ratios: [1, 1],
    views: [
      { from: 0, width: { vw: 50, px: -26, max: 189 } },
      { from: medium, width: { vw: 100 / 3, px: -88 / 3 } },
      thirds,
    ],
  },
  review: { where: 'Portrait beside a review', ratios: [1, 1], views: [{ from: 0, width: { px: 56 } }] },
} satisfies Record<string, Frame>;

/** Name of a kind of frame. */
export type FrameName = keyof typeof frames;
