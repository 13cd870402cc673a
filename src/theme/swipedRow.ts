import { media, size, space } from './tokens';

/**
 * On phones, a container that is swiped and goes to the edges of the screen. It has a name and the tab index 0, so that arrow
 * keys scroll it. Larger screens have room for all, and print shows all.
 */
export const swiped = {
  [media.small]: {
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: size.gutter,
    marginInline: `calc(-1*${size.gutter})`,
    // The padding on all sides has room for the focus ring.
    padding: `${space.xs}px ${size.gutter}`,
  },
  [media.print]: { overflow: 'visible', marginInline: 0, paddingInline: 0 },
} as const;

/** The row inside of it: part of the next item shows, and with large text an item is not wider than the screen. */
export const swipedRow = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(80vw,17.5rem)',
  width: 'max-content',
  '& > *': { scrollSnapAlign: 'start' },
} as const;

/** The same row in print, whose page may be as narrow as a phone: below one another. */
export const printedRow = { gridAutoFlow: 'row', gridAutoColumns: 'auto', width: 'auto' } as const;
