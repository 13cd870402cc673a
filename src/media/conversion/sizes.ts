import { frames, type Frame, type FrameName, type Length, type View } from '../frames';

/** Screens that are asked for, in px; wider ones are treated like the last. */
const widestScreen = 2560;
/** Widths that photos are offered in, in px: 320 to 1320 are what phones take, with 2 or 3 pixels a px. */
const offered = [112, 168, 320, 480, 800, 1120, 1320, 1600];
const phones = [360, 390, 412, 430].flatMap((screen) => [2, 3].map((density) => [screen, density] as const));
const others = [768, 1024, 1280, 1440, 1920].flatMap((screen) =>
  [1, 2].map((density) => [screen, density] as const),
);
/** A picture of an album as large as the screen allows: its dialog is at most 880 px wide. */
const album: readonly View[] = [
  { from: 0, width: { vw: 100, px: -32 } },
  { from: 680, width: { vw: 100, px: -112, most: 832 } },
];

/** Of a frame, on one kind of screen: widths that a picture of a ratio needs to fill it. */
interface Need {
  from: number;
  widths: readonly Length[];
}

const scaled = ({ vw = 0, px = 0, least, most }: Length, by: number): Length => ({
  vw: vw * by,
  px: px * by,
  ...(least !== undefined && { least: least * by }),
  ...(most !== undefined && { most: most * by }),
});

const at = ({ vw = 0, px = 0, least = 0, most = Infinity }: Length, screen: number): number =>
  Math.min(most, Math.max(least, (vw / 100) * screen + px));

/** A picture covers its frame: where its ratio is the wider one, the height decides. */
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
    ...needed.flatMap((list) => (viewAt(list, screen)?.widths ?? []).map((width) => at(width, screen))),
  );

/**
 * Width that a picture needs on a screen so that it fills every frame it stands in.
 * @param names Kinds of frames; at least one.
 * @param ratio Of the picture, width by height.
 * @param screen Width of the screen in px.
 * @returns Width in px.
 */
export const neededWidth = (names: readonly FrameName[], ratio: number, screen: number): number =>
  widest(allNeeds(names, ratio), screen);

const round = (value: number): number => Math.round(value * 10) / 10;

function css({ vw = 0, px = 0, least, most }: Length): string {
  const bare = vw === 0 ? `${round(px)}px` : `${round(vw)}vw`;
  const sign = px < 0 ? '-' : '+';
  const sum = vw !== 0 && px !== 0 ? `${round(vw)}vw ${sign} ${round(Math.abs(px))}px` : undefined;
  if (least !== undefined && most !== undefined)
    return `clamp(${round(least)}px, ${sum ?? bare}, ${round(most)}px)`;
  if (most !== undefined) return `min(${sum ?? bare}, ${round(most)}px)`;
  if (least !== undefined) return `max(${round(least)}px, ${sum ?? bare})`;
  return sum === undefined ? bare : `calc(${sum})`;
}

/** Leaves out what another one exceeds on every screen of the range. */
function decisive(widths: readonly Length[], from: number, to: number): string[] {
  const screens = Array.from({ length: 33 }, (_, step) => from + ((to - from) * step) / 32);
  const unlike = widths.filter(
    (one, index) => widths.findIndex((other) => css(other) === css(one)) === index,
  );
  const kept = unlike.filter(
    (one) =>
      !unlike.some(
        (other) => other !== one && screens.every((screen) => at(other, screen) >= at(one, screen)),
      ),
  );
  return (kept.length === 0 ? unlike.slice(0, 1) : kept).map(css);
}

/**
 * The `sizes` of a picture that stands in these frames: the widest of them on each screen.
 * @param names Kinds of frames; at least one.
 * @param ratio Of the picture, width by height.
 */
export function sizesOf(names: readonly FrameName[], ratio: number): string {
  const needed = allNeeds(names, ratio);
  const starts = [...new Set(needed.flat().map(({ from }) => from))].sort((a, b) => a - b);
  const parts = starts.map((from, index) => {
    const widths = needed.flatMap((list) => viewAt(list, from)?.widths ?? []);
    const [first = '', ...more] = decisive(
      widths,
      Math.max(from, 320),
      (starts[index + 1] ?? widestScreen) - 1,
    );
    const width = more.length === 0 ? first : `max(${[first, ...more].join(', ')})`;
    return from === 0 ? width : `(min-width:${from}px) ${width}`;
  });
  return parts.reverse().join(', ');
}

const nextOffered = (width: number): number => offered.find((one) => one >= width) ?? offered.at(-1) ?? width;

/** A width of a photo in px, and whether phones may take it. */
interface OfferedWidth {
  width: number;
  forPhones: boolean;
}

/**
 * Widths that a photo is converted to: from the smallest screen with one pixel a px to phones with three.
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
      nextOffered(widest(list, screen) * density);
  const all = [...phones, ...others];
  const least = Math.min(...all.map(pixels(needed)));
  const onPhones = Math.max(...phones.map(pixels([...needed, ...inAlbum])));
  // What phones get of an album is enough for its dialog on any screen.
  const most = Math.max(onPhones, ...all.map(pixels(needed)));
  const fitting = offered.filter((width) => width >= least && width <= most);
  const wanted = new Set(fitting.map((width) => Math.min(width, Math.floor(source))));
  return [...wanted].map((width) => ({ width, forPhones: width <= onPhones }));
}
