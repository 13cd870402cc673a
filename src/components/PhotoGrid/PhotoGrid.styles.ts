import { styled } from '@mui/material/styles';
import { styleData } from '../../theme/attributes';
import { color, media, motion, opacity, radius, screen, space } from '../../theme/tokens';

/** The first `first` items, where there are `total`. */
function firstOf(first: number, total: number): string {
  const very = `& > :first-child:nth-last-child(${String(total)})`;
  return `${very}, ${very} ~ :nth-child(-n+${String(first)})`;
}

export const Root = styled('ul', { name: 'PhotoGrid', slot: 'Root' })({
  display: 'grid',
  gap: space.m,
  // Two in a row; with large text one, so that captions keep whole words.
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,max(8rem,40%)),1fr))',
  // An odd one out is the first, over the whole row: no hole at the end.
  '& > :first-child:nth-last-child(odd)': { gridColumn: '1 / -1' },
  // One row that is swiped; the next picture looks in at the edge.
  [`@media not all and ${screen.medium}`]: {
    [`&[${styleData.row}]`]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(68%,17rem)',
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      // The focus ring stays inside what scrolls.
      padding: space.xs,
      '& > li': { gridColumn: 'auto', scrollSnapAlign: 'start', scrollMarginInline: space.xs },
    },
  },
  // Every row is full: four in a row, three where six or seven would leave a hole, two and three of five.
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
    contentVisibility: 'auto',
    borderRadius: radius.card,
    transition: `opacity ${motion.quick}ms`,
  },
  '& a[aria-busy=true]': { opacity: opacity.loading, cursor: 'progress' },
  '& img': { aspectRatio: '4 / 3', borderRadius: radius.card, backgroundColor: color.surfaceStrong },
});
