/** Width and height of a number, in px. */
export const size = 26;

/** Where a part is, in px from the corner of its stage. */
interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The end of a selector that means the words of an element, where these have no element of their own. */
const words = '::words';

/** The room of the words that stand in an element itself. */
function wordsOf(element: Element): DOMRect {
  const [first, ...others] = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const range = document.createRange();
  if (first) {
    range.setStartBefore(first);
    range.setEndAfter(others.at(-1) ?? first);
  }
  return range.getBoundingClientRect();
}

interface Corner {
  left: number;
  top: number;
}

/** What a stage shows. */
export interface Drawing {
  /** Where its parts are. */
  places: readonly (Place | undefined)[];
  /** Corners of their numbers. */
  corners: readonly (Corner | undefined)[];
  /** Whether its story is in a frame of its own. */
  framed: boolean;
}

const drawn = 'img, svg, input, textarea, select';

/** What a number should leave free: words and drawings that can be seen, of a dialog alone where there is one. */
function inkIn(story: Element): Element[] {
  const hasWords = ({ childNodes }: Element) =>
    [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
  const front = story.querySelector('[role=dialog], dialog[open]') ?? story;
  return [...front.querySelectorAll('*')].filter(
    (element) =>
      (element.matches(drawn) || hasWords(element)) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
}

/** What is seen of a story on a stage, or in the frame that stands on it; a part that is not there has no place. */
export function drawingOf(stage: Element, parts: readonly string[]): Drawing {
  const corner = stage.getBoundingClientRect();
  const frame = stage.querySelector('iframe');
  const story = frame?.contentDocument?.body ?? stage.querySelector('[inert]') ?? stage;
  const framed = frame?.getBoundingClientRect();
  const scale = frame && framed ? framed.width / frame.clientWidth : 1;
  const [x, y] = framed ? [framed.left, framed.top] : [0, 0];
  const bottom = framed?.bottom ?? corner.bottom;
  const onStage = (rect: DOMRect): Place => ({
    left: x + rect.left * scale - corner.left,
    top: y + rect.top * scale - corner.top,
    width: rect.width * scale,
    // A frame may show less than its page.
    height: Math.max(0, Math.min(rect.height * scale, bottom - y - rect.top * scale)),
  });
  const places = parts.map((part) => {
    if (part === '') return undefined;
    const [selector = '', ofWords] = part.split(words);
    const found = [...story.querySelectorAll(selector)].map((element) =>
      ofWords === undefined ? element.getBoundingClientRect() : wordsOf(element),
    );
    const rect = found.find(({ width, height }) => width > 0 && height > 0);
    return rect && onStage(rect);
  });
  const ink = inkIn(story).map((element) =>
    onStage(element.matches(drawn) ? element.getBoundingClientRect() : wordsOf(element)),
  );
  return { places, corners: cornersOf(places, ink), framed: frame !== null };
}

const gap = 3;

/** Where the number of a part may be, the best first: beside its first line, or above it. */
function cornersFor({ left, top, width, height }: Place, isInside: boolean): Corner[] {
  const line = top + (Math.min(height, 44) - size) / 2;
  const middle = left + (width - size) / 2;
  const before = { left: left - size - gap, top: line };
  const above = { left: middle, top: top - size - gap };
  const further = { left: left - 2 * size - gap, top: line };
  const others = [
    { left: middle, top: top + height + gap },
    { left: left + width + gap, top: line },
    { left: left - size - gap, top: line + size },
    { left, top: top - size - gap },
    { left: left + width - size, top: top - size - gap },
  ];
  const isSmall = width < 80 || (isInside && width < 200 && height < 44);
  return isSmall ? [above, before, further, ...others] : [before, further, above, ...others];
}

/** How much of a number's square lies on a rectangle. */
function overlap({ left, top }: Corner, place: Place): number {
  const wide = Math.min(left + size, place.left + place.width) - Math.max(left, place.left);
  const high = Math.min(top + size, place.top + place.height) - Math.max(top, place.top);
  return Math.max(0, wide) * Math.max(0, high);
}

const holds = (outer: Place, inner: Place) =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.left + outer.width >= inner.left + inner.width &&
  outer.top + outer.height >= inner.top + inner.height;

/** Corners of the numbers, each where it covers neither another number nor, if possible, another part or words. */
function cornersOf(places: readonly (Place | undefined)[], ink: readonly Place[]): (Corner | undefined)[] {
  const taken: Place[] = [];
  const shown = places.flatMap((place) => place ?? []);
  return places.map((place) => {
    if (!place) return undefined;
    const others = [...shown, ...ink].filter((other) => other !== place && !holds(other, place));
    const cost = (corner: Corner) =>
      taken.reduce((sum, mark) => sum + 10 * overlap(corner, mark), 0) +
      others.reduce((sum, other) => sum + overlap(corner, other), 0) +
      (corner.left < 2 || corner.top < 2 ? size * size : 0);
    const isInside = shown.some((other) => other !== place && holds(other, place));
    const [first, ...rest] = cornersFor(place, isInside);
    const corner = rest.reduce((best, next) => (cost(next) < cost(best) ? next : best), first as Corner);
    taken.push({ ...corner, width: size, height: size });
    return corner;
  });
}

/** The rows of a stage that its parts and their numbers take; a frame may be much higher. */
export function rowsOf(
  places: readonly (Place | undefined)[],
  framed: boolean,
): { top: number; height: number } | undefined {
  const shown = places.flatMap((place) => place ?? []);
  if (!framed || shown.length === 0) return undefined;
  const top = Math.max(0, Math.min(...shown.map((place) => place.top)) - 2 * size);
  return { top, height: Math.max(...shown.map((place) => place.top + place.height)) + 2 * size - top };
}
