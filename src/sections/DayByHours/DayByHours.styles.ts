import { styled } from '@mui/material/styles';
import { styleData } from '../../theme/attributes';
import { drawnNear } from '../../theme/drawnNear';
import { printedRow, swiped, swipedRow } from '../../theme/swipedRow';
import { color, media, radius, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    DayByHours: 'scroller' | 'list' | 'hour' | 'frame' | 'side';
  }
}

/** Diameter in px of the mark of an hour, and space below it. */
const mark = 22;
const below = 10;

export const Scroller = styled('div', { name: 'DayByHours', slot: 'Scroller' })(swiped);

export const List = styled('ol', { name: 'DayByHours', slot: 'List' })({
  columnGap: space.m,
  [media.small]: swipedRow,
  [media.medium]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
    gap: space.l,
    // The line ends at the edge of the last column.
    overflow: 'hidden',
  },
  [media.wide]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))', rowGap: space.xl },
  [media.print]: { ...printedRow, rowGap: space.m, overflow: 'hidden' },
});

export const Hour = styled('li', { name: 'DayByHours', slot: 'Hour' })({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr',
  alignContent: 'start',
  gap: space.s,
  paddingBlockStart: mark + below,
  overflowWrap: 'break-word',
  breakInside: 'avoid',
  [`:not([${styleData.shown}]) > &`]: { gridTemplateRows: 'auto auto 1fr' },
  // The day as a line with a mark at each hour. It goes on to the next row.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: (mark - 4) / 2,
    insetInlineStart: 0,
    insetInlineEnd: -space.l,
    borderBlockStart: `4px solid ${color.heading}`,
  },
  '&:last-of-type::before': { insetInlineEnd: 0 },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    boxSizing: 'border-box',
    width: mark,
    height: mark,
    border: `4px solid ${color.heading}`,
    borderRadius: radius.pill,
    backgroundColor: color.hiViz,
    printColorAdjust: 'exact',
  },
  '& h3': { fontSize: '1.0625rem' },
  '& h3 > span::first-letter': { textTransform: 'uppercase' },
  '& h3 > span': { display: 'block', fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' },
  // Titles, pictures and texts of a row begin at the same height, where the browser supports it.
  '@supports (grid-template-rows:subgrid)': {
    '&&': { gridRow: 'span 3', gridTemplateRows: 'subgrid', gap: 0, rowGap: space.s },
    [`[${styleData.shown}] > &&`]: { gridRow: 'span 4' },
  },
});

export const Frame = styled('div', { name: 'DayByHours', slot: 'Frame' })({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: radius.control,
  backgroundColor: color.surfaceStrong,
  ...drawnNear,
  [media.print]: { display: 'none' },
});

/** What one side does. The border shows where forced colours and print remove the background. */
export const Side = styled('p', { name: 'DayByHours', slot: 'Side' })({
  padding: `${space.s}px ${space.sPlus}px`,
  border: '1px solid transparent',
  borderRadius: radius.control,
  backgroundColor: color.surfaceWarm,
  fontSize: '1rem',
  lineHeight: 1.45,
  '& b': { display: 'block', fontSize: '0.875rem' },
  [`&[${styleData.tone}=ours]`]: { backgroundColor: color.surfaceStrong },
});
