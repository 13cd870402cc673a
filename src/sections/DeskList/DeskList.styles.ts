import { styled } from '@mui/material/styles';
import { styleData } from '../../theme/attributes';
import { color, media, radius, size, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    DeskList: 'root' | 'head' | 'search' | 'rows' | 'line' | 'tag' | 'empty' | 'more';
  }
}

export const Root = styled('section', { name: 'DeskList', slot: 'Root' })({
  // On a phone an item is shown without the list, which is one step back.
  [`&[${styleData.aside}]`]: { display: 'none', [media.wide]: { display: 'block' } },
  [media.wide]: { borderInlineEnd: `1px solid ${color.rule}` },
});

export const Head = styled('div', { name: 'DeskList', slot: 'Head' })({
  padding: `${space.field}px ${space.m}px ${space.s}px`,
  borderBlockEnd: `1px solid ${color.rule}`,
  '& > [role=note],& > [role=status]': { marginBlockEnd: space.s },
  '& > #desk-list-title': { fontSize: '1.375rem', color: color.heading, paddingBlock: 0 },
  '& > #desk-list-title span': { color: color.textSoft, fontVariantNumeric: 'tabular-nums' },
  '& > p': { paddingBlockStart: space.s, color: color.textSoft, fontSize: '0.9375rem' },
});

export const Search = styled('form', { name: 'DeskList', slot: 'Search' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.s,
  marginBlockStart: space.s,
  '& > :first-child': { flex: '1 1 9rem', minWidth: 0, maxWidth: '30rem' },
  '& button': { minHeight: 50 },
});

export const Rows = styled('ol', { name: 'DeskList', slot: 'Rows' })({
  '& > li': { borderBlockEnd: `1px solid ${color.rule}` },
  '& a': {
    display: 'block',
    minHeight: size.emergencyTarget,
    padding: `${space.control}px ${space.m}px`,
    borderInlineStart: '5px solid transparent',
    color: 'inherit',
    textDecoration: 'none',
    scrollMarginBlockStart: space.xxlPlus,
    '&:hover': { backgroundColor: color.surface },
    '&:focus-visible': { outlineOffset: -3, boxShadow: 'none' },
    '&[aria-current]': { borderColor: color.link, backgroundColor: color.surfaceStrong },
  },
  '& strong': {
    display: 'block',
    paddingBlock: `3px 1px`,
    fontWeight: 600,
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
  },
  '& span span': { fontSize: '0.9375rem' },
  '& bdi': { overflowWrap: 'anywhere' },
});

/** Metadata on one line, the last at its end. */
export const Line = styled('span', { name: 'DeskList', slot: 'Line' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs}px ${space.s}px`,
  color: color.textSoft,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  // Time and due date stand at the end.
  '& > time,& > bdi + span': { marginInlineStart: 'auto' },
});

/** Kind of the item; amber when it is due. */
export const Tag = styled('span', { name: 'DeskList', slot: 'Tag' })({
  padding: `1px ${space.s}px`,
  borderRadius: radius.control,
  backgroundColor: color.surfaceStrong,
  color: color.text,
  fontSize: '0.9375rem',
  fontWeight: 600,
  '[aria-current] &': { backgroundColor: color.page },
  [`&&[${styleData.tone}=due]`]: { backgroundColor: color.accent, color: color.textOnAccent },
  [media.forcedColors]: { border: '1px solid' },
});

export const Empty = styled('p', { name: 'DeskList', slot: 'Empty' })({
  padding: `${space.xl}px ${space.m}px`,
  color: color.textSoft,
});

export const More = styled('p', { name: 'DeskList', slot: 'More' })({ padding: space.m });
