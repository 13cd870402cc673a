import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { color, font, radius, space, type } from '../../src/theme/tokens';
import { useNear } from './useNear';

const Frames = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(var(--least),100%),1fr))',
  gap: space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: font.text,
  color: color.text,
  '& img': {
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    borderRadius: radius.control,
    background: color.surfaceStrong,
  },
});

const Caption = styled('span')({
  ...type.small,
  display: 'block',
  paddingBlockStart: space.xs,
  overflowWrap: 'anywhere',
  '& small': { display: 'block', color: color.textSoft },
});

/** A picture with its name. */
export interface Drawn {
  /** Name in the code. */
  name: string;
  /** What else there is to know: its size, what it shows. */
  note?: string;
  /** Address of the picture, or how its SVG document is drawn; that happens when it comes near the screen. */
  src: string | (() => string);
  /** Width and height in px. */
  size: readonly [number, number];
}

/** An SVG document as the address of a picture. */
const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** What stands for a picture that is still far from the screen. */
const nothing = addressOf('<svg xmlns="http://www.w3.org/2000/svg"/>');

function Frame({ name, note, src, size: [width, height] }: Drawn) {
  const [item, near] = useNear<HTMLLIElement>();
  const address = useMemo(
    () => (near ? (typeof src === 'string' ? src : addressOf(src())) : nothing),
    [near, src],
  );
  return (
    <li ref={item}>
      <img src={address} width={width} height={height} alt="" />
      <Caption>
        {name}
        {note !== undefined && <small>{note}</small>}
      </Caption>
    </li>
  );
}

interface DrawingsProps {
  /** What the list shows, for screen readers. */
  label: string;
  /** The pictures. */
  items: readonly Drawn[];
  /** Least width of a picture in px. */
  least?: number;
}

/** Pictures of the kit with their names; each is drawn when it comes near. */
export function Drawings({ label, items, least = 160 }: DrawingsProps) {
  return (
    <Frames className="sb-unstyled" aria-label={label} style={{ ['--least' as string]: `${least}px` }}>
      {items.map((item) => (
        <Frame key={item.name} {...item} />
      ))}
    </Frames>
  );
}
