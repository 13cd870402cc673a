import { styled } from '@mui/material/styles';
import { styleData } from '../../theme/attributes';
import { drawnNear } from '../../theme/drawnNear';
import { color, media, motion, opacity, radius, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    PhotoGrid: 'root' | 'photo';
  }
}

/** Selects the first `first` items of exactly `total`. */
function firstOf(first: number, total: number): string {
  const very = `& > :first-child:nth-last-child(${String(total)})`;
  return `${very}, ${very} ~ :nth-child(-n+${String(first)})`;
}

export const Root = styled('ul', { name: 'PhotoGrid', slot: 'Root' })({
  display: 'grid',
  gap: space.m,
  // Two per row; one with large text, so that captions do not break words.
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,max(8rem,40%)),1fr))',
  // With an odd number the first spans the row, so that the last row is full.
  '& > :first-child:nth-last-child(odd)': { gridColumn: '1 / -1' },
  // One row that is swiped; part of the next picture shows at the edge.
  [media.small]: {
    [`&[${styleData.row}]`]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(68%,17rem)',
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      // Room for the focus ring inside the scroll container.
      padding: space.xs,
      '& > li': { gridColumn: 'auto', scrollSnapAlign: 'start', scrollMarginInline: space.xs },
    },
  },
  // Every row is full: four per row, three where six or seven would leave a gap, two and three for five.
  [media.wide]: {
    gridTemplateColumns: 'repeat(12,minmax(0,1fr))',
    gap: space.mPlus,
    '& > li, & > :first-child:nth-last-child(odd)': { gridColumn: 'span 3' },
    [`${firstOf(3, 3)}, ${firstOf(6, 6)}, ${firstOf(3, 7)}, ${firstOf(5, 5)}`]: { gridColumn: 'span 4' },
    [`${firstOf(2, 2)}, ${firstOf(2, 5)}`]: { gridColumn: 'span 6' },
  },
  [media.print]: {
    [`&[${styleData.row}]`]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
  },
});

export const Photo = styled('figure', { name: 'PhotoGrid', slot: 'Photo' })({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  '& a': {
    display: 'block',
    aspectRatio: '4 / 3',
    ...drawnNear,
    borderRadius: radius.card,
    transition: `opacity ${motion.quick}ms`,
  },
  '& a[aria-busy=true]': { opacity: opacity.loading, cursor: 'progress' },
  '& img': { aspectRatio: '4 / 3', borderRadius: radius.card, backgroundColor: color.surfaceStrong },
});
