import { Story } from '@storybook/addon-docs/blocks';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { color, font, radius, space } from '../../../src/theme/tokens';

const size = 26;

const Stage = styled('div')({
  overflow: 'hidden',
  border: `1px solid ${color.rule}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
});

const Drawn = styled('div')({
  position: 'relative',
  // Room for the numbers.
  padding: space.xl,
  paddingInlineStart: 2 * size + 16,
});

const Marks = styled('div')({ position: 'absolute', inset: 0, pointerEvents: 'none', zIndex: 3 });

const Mark = styled('span')({
  position: 'absolute',
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  inlineSize: size,
  blockSize: size,
  border: `2px solid ${color.page}`,
  borderRadius: '50%',
  backgroundColor: color.text,
  color: color.page,
  fontFamily: font.text,
  fontSize: 13,
  fontWeight: 700,
  lineHeight: 1,
});

const Outline = styled('span')({
  position: 'absolute',
  // Seen on light and on dark.
  border: `1px dashed ${color.page}`,
  borderRadius: 4,
  mixBlendMode: 'difference',
});

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

/** Places of parts on a stage, or in the frame that stands on it; a part that is not there has none. */
function placesOf(stage: HTMLElement, parts: readonly string[]): (Place | undefined)[] {
  const corner = stage.getBoundingClientRect();
  const frame = stage.querySelector('iframe');
  const page = frame?.contentDocument?.body;
  const framed = frame?.getBoundingClientRect();
  const scale = frame && framed ? framed.width / frame.clientWidth : 1;
  const [x, y] = framed ? [framed.left, framed.top] : [0, 0];
  return parts.map((part) => {
    if (part === '') return undefined;
    const [selector = '', ofWords] = part.split(words);
    const found = [...(page ?? stage).querySelectorAll(selector)].map((element) =>
      ofWords === undefined ? element.getBoundingClientRect() : wordsOf(element),
    );
    const rect = found.find(({ width, height }) => width > 0 && height > 0);
    return (
      rect && {
        left: x + rect.left * scale - corner.left,
        top: y + rect.top * scale - corner.top,
        width: rect.width * scale,
        height: rect.height * scale,
      }
    );
  });
}

interface Corner {
  left: number;
  top: number;
}

const gap = 3;

/** Where the number of a part may be: a wide part has it before its first line, a small one above it. */
function cornersFor({ left, top, width, height }: Place): Corner[] {
  const line = top + (Math.min(height, 44) - size) / 2;
  const middle = left + (width - size) / 2;
  const before = { left: left - size - gap, top: line };
  const above = { left: middle, top: top - size - gap };
  const further = { left: left - 2 * size - gap, top: line };
  const others = [
    { left: middle, top: top + height + gap },
    { left: left + width + gap, top: line },
    { left: left - size - gap, top: line + size },
  ];
  return width < 80 ? [above, before, further, ...others] : [before, further, above, ...others];
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

/** Corners of the numbers, each where it covers neither another number nor, if possible, another part. */
function cornersOf(places: readonly (Place | undefined)[]): (Corner | undefined)[] {
  const taken: Place[] = [];
  return places.map((place) => {
    if (!place) return undefined;
    const others = places.filter((other) => other && other !== place && !holds(other, place)) as Place[];
    const cost = (corner: Corner) =>
      taken.reduce((sum, mark) => sum + 10 * overlap(corner, mark), 0) +
      others.reduce((sum, other) => sum + overlap(corner, other), 0) +
      (corner.left < 2 || corner.top < 2 ? size * size : 0);
    const [first, ...rest] = cornersFor(place);
    const corner = rest.reduce((best, next) => (cost(next) < cost(best) ? next : best), first as Corner);
    taken.push({ ...corner, width: size, height: size });
    return corner;
  });
}

/** The rows of a stage that its parts and their numbers take; a frame may be much higher. */
function rowsOf(
  places: readonly (Place | undefined)[],
  framed: boolean,
): { top: number; height: number } | undefined {
  const shown = places.flatMap((place) => place ?? []);
  if (!framed || shown.length === 0) return undefined;
  const top = Math.max(0, Math.min(...shown.map((place) => place.top)) - 2 * size);
  return { top, height: Math.max(...shown.map((place) => place.top + place.height)) + 2 * size - top };
}

/** What a stage shows. */
interface Drawing {
  places: readonly (Place | undefined)[];
  /** Whether its story is in a frame of its own. */
  framed: boolean;
}

interface AnatomyProps {
  /** The story that is drawn. */
  of: object;
  /**
   * Selectors of the parts, in the order of the list; `a::words` is for the words of a link, and an empty one for a part
   * that this story does not show.
   */
  parts: readonly string[];
  /** A numbered list with one entry for each part. */
  children: ReactNode;
}

/** A component with numbers on its parts, above the list that explains them. The list alone says the same. */
export function Anatomy({ of, parts, children }: AnatomyProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [{ places, framed }, setDrawing] = useState<Drawing>({ places: [], framed: false });
  const wanted = parts.join('\n');
  useEffect(() => {
    const node = stage.current;
    if (!node) return undefined;
    const measure = () => {
      setDrawing((before) => {
        const framed = node.querySelector('iframe') !== null;
        const now = { places: placesOf(node, wanted.split('\n')), framed };
        return JSON.stringify(now) === JSON.stringify(before) ? before : now;
      });
    };
    const resized = new ResizeObserver(measure);
    resized.observe(node);
    // A story is drawn after its page, and fonts and pictures come after both.
    const timer = setInterval(measure, 500);
    return () => {
      resized.disconnect();
      clearInterval(timer);
    };
  }, [wanted]);
  const corners = cornersOf(places);
  const rows = rowsOf(places, framed);
  return (
    <>
      <Stage
        className="sb-unstyled"
        data-parts={parts.flatMap((part, at) => (part === '' ? [] : at + 1)).join(' ')}
        style={rows && { height: rows.height }}
      >
        <Drawn ref={stage} style={rows && { marginBlockStart: -rows.top }}>
          <div inert>
            <Story of={of} />
          </div>
          <Marks aria-hidden>
            {places.map((place, at) => place && <Outline key={at} style={place} />)}
            {corners.map(
              (corner, at) =>
                corner && (
                  <Mark key={at} data-part={at + 1} style={corner}>
                    {at + 1}
                  </Mark>
                ),
            )}
          </Marks>
        </Drawn>
      </Stage>
      {children}
    </>
  );
}
