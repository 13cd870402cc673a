import { breakpoint, size } from '../theme/tokens';

/** A length on a screen: a share of the screen's width and some px, kept between two bounds. */
export interface Length {
  /** Percent of the screen's width. */
  vw?: number;
  /** Added, in px. */
  px?: number;
  /** At least, in px. */
  least?: number;
  /** At most, in px. */
  most?: number;
}

/** How large a frame is on screens from a width on. */
export interface View {
  /** Least width of the screen in px. */
  from: number;
  width: Length;
  /** Height of a frame that has no ratio of its own. */
  height?: Length;
}

/** A kind of place in the layout where pictures stand. */
export interface Frame {
  /** Where that is, in words for owners. */
  where: string;
  /** Ratios, width by height, that a photo may have; another is trimmed to the nearer one. */
  ratios: readonly [lowest: number, highest: number];
  /** Smallest screens first. */
  views: readonly View[];
}

const { medium, wide, full } = breakpoint;
/** Width of the content of a wide page, between its edges. */
const content = size.content - 48;
/** Three cards beside each other with two gaps of 27 px. */
const threeCards: View = { from: wide, width: { vw: 100 / 3, px: -60.5, most: 366 } };
/** Three pictures beside each other on wide screens. */
const thirds: View = { from: wide, width: { vw: 100 / 3, px: -56, most: (content - 40) / 3 } };
/** Four of them. */
const quarters: View = { from: wide, width: { vw: 25, px: -47, most: (content - 60) / 4 } };
/** Small picture of a row, on phones. */
const inRow: View = { from: 0, width: { px: 96 } };

/**
 * Every kind of frame with its size on every screen, as it is laid out; `tests/e2e/pictureSizes.spec.ts` measures them.
 * What words decide, such as the height of a banner, is a middle value.
 */
export const frames = {
  hero: {
    where: 'First screen of the home page',
    ratios: [4 / 3, 16 / 9],
    views: [
      { from: 0, width: { vw: 100 }, height: { vw: 62, least: 220, most: 420 } },
      { from: wide, width: { vw: 51.2 }, height: { px: 540 } },
    ],
  },
  banner: {
    where: 'Top of a page',
    ratios: [4 / 3, 5 / 2],
    views: [
      { from: 0, width: { vw: 100 }, height: { vw: 42, least: 170, most: 280 } },
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
  halfCard: {
    where: 'Card of a service, two in a row',
    ratios: [8 / 5, 8 / 5],
    views: [
      inRow,
      { from: medium, width: { vw: 50, px: -38 } },
      { from: wide, width: { vw: 50, px: -78, most: (content - 24) / 2 } },
    ],
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
      { from: 0, width: { vw: 68, px: -27, most: 272 } },
      { from: medium, width: { vw: 50, px: -32 } },
      quarters,
    ],
  },
  stop: {
    where: 'The way from a call to the hospital',
    ratios: [16 / 9, 16 / 9],
    views: [
      { from: 0, width: { vw: 100, px: -88 } },
      { from: medium, width: { vw: 50, px: -76 } },
      { from: wide, width: { vw: 50, px: -134, most: (content - 140) / 2 } },
    ],
  },
  portrait: {
    where: 'Portrait of the team',
    ratios: [1, 1],
    views: [
      { from: 0, width: { vw: 50, px: -26, most: 189 } },
      { from: medium, width: { vw: 100 / 3, px: -88 / 3 } },
      { from: wide, width: { vw: 20, px: -41.5, most: (content - 80) / 5 } },
    ],
  },
  staff: {
    where: 'Portrait of the About page',
    ratios: [1, 1],
    views: [
      { from: 0, width: { vw: 50, px: -26, most: 189 } },
      { from: medium, width: { vw: 100 / 3, px: -88 / 3 } },
      thirds,
    ],
  },
  review: { where: 'Portrait beside a review', ratios: [1, 1], views: [{ from: 0, width: { px: 56 } }] },
} satisfies Record<string, Frame>;

/** Name of a kind of frame. */
export type FrameName = keyof typeof frames;
