import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { styleData } from '../../theme/attributes';
import { columns } from '../../theme/columns';
import { color, media, radius, shadow, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CheckList: 'columns' | 'except' | 'list' | 'sheet';
  }
}

export const Columns = styled('div', { name: 'CheckList', slot: 'Columns' })({
  display: 'grid',
  gap: space.l,
  [media.wide]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', gap: space.xxl },
});

export const List = styled('ul', { name: 'CheckList', slot: 'List' })({
  display: 'grid',
  alignContent: 'start',
  gap: `${space.s}px ${space.xlPlus}px`,
  [media.medium]: { rowGap: space.sPlus },
  gridTemplateColumns: columns('wide'),
  '& li': { display: 'flex', gap: space.m, maxWidth: '60ch', paddingInlineStart: space.xs },
  // A tick made of two borders: visible in forced colours and on paper, and lighter than an icon per point.
  '& li::before': {
    content: '""',
    flex: 'none',
    width: 8,
    height: 15,
    marginBlockStart: 3,
    border: `solid ${color.success}`,
    borderWidth: '0 3px 3px 0',
    transform: 'rotate(42deg)',
  },
  // Beside the sheet in one column, so that both are about as high.
  [media.wide]: { [`[${styleData.aside}] &`]: { gridTemplateColumns: 'minmax(0,1fr)', gap: space.m } },
});

/** What is left out: a list with dashes, quieter than the ticks. */
export const Except = styled('div', { name: 'CheckList', slot: 'Except' })({
  display: 'grid',
  gap: space.s,
  marginBlockStart: space.l,
  '& ul': { display: 'grid', gap: space.s },
  '& li': { display: 'flex', gap: space.m, maxWidth: '60ch', paddingInlineStart: space.xs },
  '& li::before': {
    content: '""',
    flex: 'none',
    width: 14,
    marginBlockStart: '0.7em',
    borderBlockStart: `3px solid ${color.textSoft}`,
    height: 0,
  },
});

/** Styled as a sheet of paper: what the visitor should have ready. */
export const Sheet = styled(Card, { name: 'CheckList', slot: 'Sheet' })({
  gap: space.s,
  padding: space.m,
  height: 'auto',
  alignSelf: 'start',
  borderRadius: radius.control,
  boxShadow: shadow.raised,
  '& > h3': { paddingBlockEnd: space.s, borderBlockEnd: `2px solid ${color.heading}` },
  '& li': { paddingBlock: space.xsPlus, borderBlockEnd: `1px solid ${color.rule}` },
  '& li:last-child': { paddingBlockEnd: 0, borderBlockEnd: 0 },
  [media.wide]: { padding: space.l, '& li': { paddingBlock: space.s } },
}) as typeof Card;
