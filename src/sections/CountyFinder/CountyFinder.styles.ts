import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { searchData } from '../../behaviours/contract';
import { styleData } from '../../theme/attributes';
import { searchField } from '../../theme/searchField';
import { color, media, size, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CountyFinder: 'root' | 'head' | 'search' | 'found' | 'plan' | 'key' | 'all' | 'list';
  }
}

/** On wide screens the map stands beside the field and the names. */
export const Root = styled(Container, { name: 'CountyFinder', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space.l,
  paddingBlock: `${space.m}px ${space.xl}px`,
  '& [hidden]': { display: 'none' },
  [media.wide]: {
    gridTemplateColumns: 'minmax(0,6fr) minmax(0,5fr)',
    gridTemplateRows: 'auto 1fr',
    gap: `${space.l}px ${space.xxlPlus}px`,
    paddingBlock: `${space.xlPlus}px ${space.section}px`,
  },
}) as typeof Container;

export const Head = styled('div', { name: 'CountyFinder', slot: 'Head' })({
  '& h1 + p': { marginBlock: `${space.s}px ${space.m}px` },
});

export const Search = styled('div', { name: 'CountyFinder', slot: 'Search' })(searchField);

/** What fits, how many, and where somebody goes whose place is not in the list: only while something is typed. */
export const Found = styled('div', { name: 'CountyFinder', slot: 'Found' })({
  [`*:not([${searchData.searching}]) > * > &`]: { display: 'none' },
  '& > p': { paddingBlock: `${space.sPlus}px ${space.s}px`, fontWeight: 600 },
  '& li': { borderBlockEnd: `1px solid ${color.rule}` },
  '& ul': { borderBlockStart: `3px solid ${color.heading}` },
  '& a': { minHeight: size.emergencyTarget },
});

export const Plan = styled('div', { name: 'CountyFinder', slot: 'Plan' })({
  display: 'grid',
  gap: space.m,
  // Below the field the map leaves room on the screen for what its signs mean.
  '& > svg': {
    maxWidth: 420,
    marginInline: 'auto',
    [media.small]: { maxWidth: 330 },
    [media.wide]: { maxWidth: 'none' },
  },
  [media.wide]: { gridColumn: 2, gridRow: '1 / span 2', alignContent: 'start' },
});

/** A square as on the map, before the words for it. */
const square = {
  content: '""',
  flex: 'none',
  boxSizing: 'border-box',
  width: 16,
  height: 16,
  border: `2px solid ${color.border}`,
} as const;
const filled = {
  borderColor: color.primary,
  backgroundColor: color.primary,
  printColorAdjust: 'exact',
  [media.forcedColors]: { borderColor: 'Highlight', backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
} as const;

export const Key = styled('ul', { name: 'CountyFinder', slot: 'Key' })({
  display: 'grid',
  gap: space.s,
  '& li': { display: 'flex', gap: space.control },
  '& li::before': { ...square, marginBlockStart: '.3em' },
  [`& [${styleData.kind}=here]::before`]: filled,
  [`& [${styleData.kind}=base]::before`]: { borderColor: 'transparent' },
});

export const All = styled('div', { name: 'CountyFinder', slot: 'All' })({
  [media.wide]: { gridColumn: 1 },
});

export const List = styled('ul', { name: 'CountyFinder', slot: 'List' })({
  columns: '9.5rem',
  columnGap: space.m,
  marginBlockStart: space.s,
  '& li': { position: 'relative', breakInside: 'avoid', borderBlockStart: `1px solid ${color.rule}` },
  '& li > a, & li > span:only-child': {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    minHeight: size.emergencyTarget,
    color: color.text,
    lineHeight: 1.25,
  },
  '& li > a::before, & li > span:only-child::before': square,
  '& li > a': { color: color.link, fontWeight: 600 },
  '& li > a::before': filled,
});
