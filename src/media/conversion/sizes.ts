import { frames, type Frame, type FrameName, type Length, type View } from '../frames';

/** Width in px of the widest screen that is considered; wider ones are treated like it. */
const widestScreen = 2560;
/** Widths in px in which photos are offered: phones load 320 to 1320, with 2 or 3 device pixels per px. */
const offeredWidths = [112, 168, 320, 480, 800, 1120, 1320, 1600];
const phones = [360, 390, 412, 430].flatMap((screen) => [2, 3].map((density) => [screen, density] as const));
const largeScreens = [768, 1024, 1280, 1440, 1920].flatMap((screen) =>
  [1, 2].map((density) => [screen, density] as const),
);
/** A picture of an album in its dialog, which is at most 880 px wide. */
const album: readonly View[] = [
  { from: 0, width: { vw: 100, px: -32 } },
  { from: 680, width: { vw: 100, px: -112, max: 832 } },
];

/** Widths that a picture of some ratio needs to fill a frame, on screens from a width on. */
interface Need {
  from: number;
  widths: readonly Length[];
}

const scaled = ({ vw = 0, px = 0, min, max }: Length, by: number): Length => ({
  vw: vw * by,
  px: px * by,
  ...(min !== undefined && { min: min * by }),
  ...(max !== undefined && { max: max * by }),
});

const resolveLength = ({ vw = 0, px = 0, min = 0, max = Infinity }: Length, screen: number): number =>
  Math.min(max, Math.max(min, (vw / 100) * screen + px));

/** A picture covers its frame: if its ratio is wider than the frame's, the height decides. */
function needs(views: readonly View[], ratio: number, ownRatio: number): Need[] {
  return views.map(({ from, width, height }) => ({
    from,
    widths: height ? [width, scaled(height, ratio)] : [scaled(width, Math.max(1, ratio / ownRatio))],
  }));
}

const viewAt = <Kind extends { from: number }>(views: readonly Kind[], screen: number): Kind | undefined =>
  views.findLast(({ from }) => from <= screen);

const allNeeds = (names: readonly FrameName[], ratio: number): Need[][] =>
  names.map((name) => {
    const { views, ratios }: Frame = frames[name];
    return needs(views, ratio, ratios[0]);
  });

const widest = (needed: readonly Need[][], screen: number): number =>
  Math.max(
    ...needed.flatMap((list) =>
      (viewAt(list, screen)?.widths ?? []).map((width) => resolveLength(width, screen)),
    ),
  );

/**
 * Width that a picture needs on a screen to fill all of its frames.
 * @param names Kinds of frames; at least one.
 * @param ratio Of the picture, width by height.
 * @param screen Width of the screen in px.
 * @returns Width in px.
 */
export const neededWidth = (names: readonly FrameName[], ratio: number, screen: number): number =>
  widest(allNeeds(names, ratio), screen);

const round = (value: number): number => Math.round(value * 10) / 10;

function css({ vw = 0, px = 0, min, max }: Length): string {
  const bare = vw === 0 ? `${round(px)}px` : `${round(vw)}vw`;
  const sign = px < 0 ? '-' : '+';
  const sum = vw !== 0 && px !== 0 ? `${round(vw)}vw ${sign} ${round(Math.abs(px))}px` : undefined;
  if (min !== undefined && max !== undefined)
    return `clamp(${round(min)}px, ${sum ?? bare}, ${round(max)}px)`;
  if (max !== undefined) return `min(${sum ?? bare}, ${round(max)}px)`;
  if (min !== undefined) return `max(${round(min)}px, ${sum ?? bare})`;
  return sum === undefined ? bare : `calc(${sum})`;
}

/** Leaves out widths that another one exceeds on every screen of the range. */
function dominant(widths: readonly Length[], from: number, to: number): string[] {
  const screens = Array.from({ length: 33 }, (_, step) => from + ((to - from) * step) / 32);
  const distinct = widths.filter(
    (one, index) => widths.findIndex((other) => css(other) === css(one)) === index,
  );
  const largest = distinct.filter(
    (one) =>
      !distinct.some(
        (other) =>
          other !== one &&
          screens.every((screen) => resolveLength(other, screen) >= resolveLength(one, screen)),
      ),
  );
  return (largest.length === 0 ? distinct.slice(0, 1) : largest).map(css);
}

/**
 * The `sizes` of a picture in these frames: the widest of them on each screen.
 * @param names Kinds of frames; at least one.
 * @param ratio Of the picture, width by height.
 */
export function sizesOf(names: readonly FrameName[], ratio: number): string {
  const needed = allNeeds(names, ratio);
  const starts = [...new Set(needed.flat().map(({ from }) => from))].sort((a, b) => a - b);
  const parts = starts.map((from, index) => {
    const widths = needed.flatMap((list) => viewAt(list, from)?.widths ?? []);
    const [first = '', ...more] = dominant(
      widths,
      Math.max(from, 320),
      (starts[index + 1] ?? widestScreen) - 1,
    );
    const width = more.length === 0 ? first : `max(${[first, ...more].join(', ')})`;
    return from === 0 ? width : `(min-width:${from}px) ${width}`;
  });
  return parts.reverse().join(', ');
}

const nextOfferedWidth = (width: number): number =>
  offeredWidths.find((one) => one >= width) ?? offeredWidths.at(-1) ?? width;

/** A width of a photo in px, and whether phones may load it. */
interface OfferedWidth {
  width: number;
  forPhones: boolean;
}

/**
 * Widths to which a photo is converted: from the smallest screen with one device pixel per px to phones with three.
 * @param names Kinds of frames; at least one.
 * @param ratio Of the photo, width by height.
 * @param source Width of the photo in px; never exceeded.
 */
export function widthsOf(names: readonly FrameName[], ratio: number, source: number): OfferedWidth[] {
  const needed = allNeeds(names, ratio);
  const inAlbum = names.includes('grid') ? [needs(album, ratio, ratio)] : [];
  const pixels =
    (list: readonly Need[][]) =>
    ([screen, density]: readonly [number, number]) =>
      nextOfferedWidth(widest(list, screen) * density);
  const all = [...phones, ...largeScreens];
  const min = Math.min(...all.map(pixels(needed)));
  const onPhones = Math.max(...phones.map(pixels([...needed, ...inAlbum])));
  // The file that phones load for an album is wide enough for its dialog on any screen.
  const max = Math.max(onPhones, ...all.map(pixels(needed)));
  const fitting = offeredWidths.filter((width) => width >= min && width <= max);
  const wanted = new Set(fitting.map((width) => Math.min(width, Math.floor(source))));
  return [...wanted].map((width) => ({ width, forPhones: width <= onPhones }));
}
