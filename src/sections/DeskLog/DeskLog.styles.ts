import { styled } from '@mui/material/styles';
import { styleData } from '../../theme/attributes';
import { color, size, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    DeskLog: 'root' | 'list';
  }
}

/** On a page of its own it has the page's padding. */
export const Root = styled('section', { name: 'DeskLog', slot: 'Root' })({
  [`&[${styleData.large}]`]: { padding: `${space.field}px ${space.m}px ${space.xl}px` },
});

export const List = styled('ol', { name: 'DeskLog', slot: 'List' })({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(4.5rem,auto) minmax(0,1fr)',
    gap: space.s,
    paddingBlock: space.xsPlus,
    fontSize: '0.9375rem',
    lineHeight: 1.45,
    overflowWrap: 'anywhere',
  },
  '& time': { color: color.textSoft, fontVariantNumeric: 'tabular-nums' },
  '& q': { quotes: 'none', whiteSpace: 'pre-wrap' },
  '& form': { display: 'inline-block', marginInlineStart: space.s },
  '& button': { minHeight: size.target },
});
