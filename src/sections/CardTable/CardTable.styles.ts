import { styled } from '@mui/material/styles';
import { drawnNear } from '../../theme/drawnNear';
import { printedRow, swiped, swipedRow } from '../../theme/swipedRow';
import { color, font, media, radius, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CardTable: 'raised' | 'scroller' | 'table' | 'frame' | 'level';
  }
}

/** What leads to a higher row, each with a plus sign. */
export const Raised = styled('ul', { name: 'CardTable', slot: 'Raised' })({
  display: 'grid',
  gap: `${space.xs}px ${space.l}px`,
  '& li': { display: 'grid', gridTemplateColumns: '26px minmax(0,1fr)', gap: space.sPlus },
  '& li::before': {
    content: '"+"',
    display: 'grid',
    placeItems: 'center',
    width: 26,
    height: 26,
    borderRadius: radius.pill,
    backgroundColor: color.accent,
    printColorAdjust: 'exact',
    color: color.textOnAccent,
    font: `700 20px/1 ${font.heading}`,
  },
  [media.medium]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', rowGap: space.s },
  [media.wide]: { gridTemplateColumns: 'repeat(4,minmax(0,1fr))' },
});

/** Scrolls on phones, where the rows are cards side by side. */
export const Scroller = styled('div', { name: 'CardTable', slot: 'Scroller' })({
  overflowWrap: 'break-word',
  ...swiped,
});

/** Border and background of the table, and on phones of each card. */
const sheet = {
  border: `1px solid ${color.rule}`,
  borderRadius: radius.control,
  backgroundColor: color.page,
} as const;

export const Table = styled('table', { name: 'CardTable', slot: 'Table' })({
  lineHeight: 1.45,
  '& :is(th,td)': { padding: `${space.s}px ${space.m}px`, textAlign: 'start', verticalAlign: 'top' },
  '& td': { borderBlockStart: `1px solid ${color.rule}` },
  '& thead th': { color: color.textSoft, fontSize: '1rem', fontWeight: 600 },
  '& tbody th': { color: color.heading, fontFamily: font.heading, fontSize: '1.125rem', lineHeight: 1.3 },
  '& td > b': { display: 'block', color: color.textSoft, fontSize: '0.875rem', fontWeight: 400 },
  [media.small]: {
    display: 'block',
    '& thead': { display: 'none' },
    '& tbody': { ...swipedRow, gap: space.sPlus },
    '& tr': { ...sheet, display: 'grid', gridAutoRows: 'auto', alignContent: 'start', breakInside: 'avoid' },
    '& :is(th,td)': { display: 'block' },
  },
  [media.print]: { '& tbody': printedRow },
  [media.medium]: {
    ...sheet,
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    '& :is(th,td)': { paddingBlock: space.sPlus },
    '& :is(th,td) ~ :is(th,td)': { borderInlineStart: `1px solid ${color.rule}` },
    '& tbody th': { borderBlockStart: `1px solid ${color.rule}` },
    '& td > b': { display: 'none' },
  },
});

/** Picture above the name of a row: as wide as a card, and in a table as wide as its column. */
export const Frame = styled('div', { name: 'CardTable', slot: 'Frame' })({
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  marginBlock: `${space.xs}px ${space.s}px`,
  borderRadius: radius.control,
  backgroundColor: color.surfaceStrong,
  ...drawnNear,
  [media.medium]: { width: '9rem' },
  [media.wide]: { width: '11rem' },
  [media.print]: { display: 'none' },
});

/** Label above the name of a row. */
export const Level = styled('span', { name: 'CardTable', slot: 'Level' })({
  display: 'block',
  color: color.textSoft,
  fontSize: '0.9375rem',
});
