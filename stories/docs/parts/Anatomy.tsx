import { Story } from '@storybook/addon-docs/blocks';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { color, font, palette, radius, space } from '../../../src/theme/tokens';
import { drawingOf, rowsOf, size, type Drawing } from './anatomyPlaces';

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

/** Lies over all that a story may lay over itself. */
const Layer = styled('div')({ position: 'absolute', inset: 0, pointerEvents: 'none', zIndex: 3 });

// White takes away from what lies under it: its lines are dark on light, and light on dark.
const Outlines = styled(Layer)({ mixBlendMode: 'difference' });

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
  border: `1px dashed ${palette.white}`,
  borderRadius: 4,
});

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
  const [{ places, corners, framed }, setDrawing] = useState<Drawing>({
    places: [],
    corners: [],
    framed: false,
  });
  const wanted = parts.join('\n');
  useEffect(() => {
    const node = stage.current;
    if (!node) return undefined;
    const measure = () => {
      setDrawing((before) => {
        const now = drawingOf(node, wanted.split('\n'));
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
          <Outlines>{places.map((place, at) => place && <Outline key={at} style={place} />)}</Outlines>
          <Layer aria-hidden>
            {corners.map(
              (corner, at) =>
                corner && (
                  <Mark key={at} data-part={at + 1} style={corner}>
                    {at + 1}
                  </Mark>
                ),
            )}
          </Layer>
        </Drawn>
      </Stage>
      {children}
    </>
  );
}
