import { Story } from '@storybook/addon-docs/blocks';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { color, font, radius, space } from '../../../src/theme/tokens';

const size = 26;

const Stage = styled('div')({
  position: 'relative',
  padding: space.xl,
  border: `1px solid ${color.rule}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
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

/** Corners of the numbers: before the parts, above small ones, and beside each other where two would cover one another. */
function cornersOf(places: readonly (Place | undefined)[]): ({ left: number; top: number } | undefined)[] {
  const taken: { left: number; top: number }[] = [];
  return places.map((place) => {
    if (!place) return undefined;
    const { left: x, top: y, width, height } = place;
    const corner =
      width < 80
        ? { left: x + (width - size) / 2, top: y - size - 3 }
        : { left: Math.max(2, x - size - 3), top: y + (Math.min(height, 44) - size) / 2 };
    const isTaken = () =>
      taken.some(({ left, top }) => Math.abs(left - corner.left) < size && Math.abs(top - corner.top) < size);
    while (isTaken()) corner.left += size;
    taken.push(corner);
    return corner;
  });
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
  const [places, setPlaces] = useState<readonly (Place | undefined)[]>([]);
  const wanted = parts.join('\n');
  useEffect(() => {
    const node = stage.current;
    if (!node) return undefined;
    const measure = () => {
      setPlaces((before) => {
        const now = placesOf(node, wanted.split('\n'));
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
  return (
    <>
      <Stage ref={stage} className="sb-unstyled">
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
      </Stage>
      {children}
    </>
  );
}
