import { styled } from '@mui/material/styles';
import { color, font, radius, space, type } from '../../src/theme/tokens';

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
  /** Its name. */
  name: string;
  /** What else there is to know: its size, what it shows. */
  note?: string;
  /** Address of the picture. */
  src: string;
  /** Width and height in px. */
  size: readonly [number, number];
}

interface DrawingsProps {
  /** What the list shows, for screen readers. */
  label: string;
  /** The pictures. */
  items: readonly Drawn[];
  /** Least width of a picture in px. */
  least?: number;
}

/** Pictures with their names; each is loaded when it comes near the screen. */
export function Drawings({ label, items, least = 160 }: DrawingsProps) {
  return (
    <Frames className="sb-unstyled" aria-label={label} style={{ ['--least' as string]: `${least}px` }}>
      {items.map(({ name, note, src, size: [width, height] }) => (
        <li key={name}>
          <img src={src} width={width} height={height} alt="" loading="lazy" />
          <Caption>
            {name}
            {note !== undefined && <small>{note}</small>}
          </Caption>
        </li>
      ))}
    </Frames>
  );
}
