import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { nightDrawing } from '../../components/SitePicture/SitePicture.styles';
import { searchData } from '../../behaviours/contract';
import { searchField } from '../../theme/searchField';
import { color, font, media, radius, space, type } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    FirstAidTopics:
      | 'root'
      | 'question'
      | 'search'
      | 'status'
      | 'results'
      | 'ask'
      | 'urgent'
      | 'first'
      | 'groups';
  }
}

export const Root = styled(Container, { name: 'FirstAidTopics', slot: 'Root' })({
  display: 'block',
  paddingBlock: `${space.s}px ${space.l}px`,
  '& [hidden]': { display: 'none' },
}) as typeof Container;

export const Search = styled('div', { name: 'FirstAidTopics', slot: 'Search' })({
  ...searchField,
  maxWidth: 560,
});

/** While something is typed. */
const searching = `[${searchData.searching}] > &`;
/** Only then. */
const whileSearching = { [`*:not([${searchData.searching}]) > &`]: { display: 'none' } } as const;

/** Above the field; while something is typed, what is found takes its place. */
export const Question = styled('div', { name: 'FirstAidTopics', slot: 'Question' })({
  marginBlockEnd: space.sPlus,
  [searching]: { display: 'none' },
});

export const Status = styled('p', { name: 'FirstAidTopics', slot: 'Status' })({
  ...whileSearching,
  paddingBlockStart: space.sPlus,
  fontWeight: 600,
});

/** What fits, the best first. */
export const Results = styled('ul', { name: 'FirstAidTopics', slot: 'Results' })({
  ...whileSearching,
  maxWidth: 560,
  marginBlockStart: space.s,
  '& li': { borderBlockEnd: `1px solid ${color.rule}` },
  '& li:first-of-type': { borderBlockStart: `3px solid ${color.heading}` },
  '& a': { minHeight: 58 },
});

export const Ask = styled('div', { name: 'FirstAidTopics', slot: 'Ask' })({
  ...whileSearching,
  maxWidth: 560,
  marginBlockStart: space.m,
  '& a': { width: '100%', minHeight: 52 },
});

/** Heading of the first topics. */
export const Urgent = styled(Typography, { name: 'FirstAidTopics', slot: 'Urgent' })({
  ...whileSearching,
  marginBlockStart: space.m,
}) as typeof Typography;

/** Topics for which seconds count. */
export const First = styled('ul', { name: 'FirstAidTopics', slot: 'First' })({
  display: 'grid',
  gap: space.s,
  marginBlock: `${space.sPlus}px ${space.m}px`,
  '& a': {
    minHeight: 72,
    paddingBlock: space.xs,
    paddingInline: space.m,
    border: `2px solid ${color.primary}`,
    borderRadius: radius.card,
    overflow: 'hidden',
    // Large text wraps below the drawing.
    flexWrap: 'wrap',
  },
  '& span': { flex: '1 1 6em', minWidth: 0 },
  '& strong': { fontFamily: font.heading, ...type.h3 },
  '& img': {
    flex: 'none',
    alignSelf: 'stretch',
    width: 112,
    height: 'auto',
    minHeight: 84,
    marginBlock: -space.xs,
    marginInlineStart: -space.m,
    objectFit: 'cover',
    [media.dark]: nightDrawing,
  },
  // Three across under what was found, each drawing above its words.
  [media.small]: {
    [searching]: {
      gridTemplateColumns: 'repeat(auto-fit,minmax(min(6.25em,100%),1fr))',
      marginBlockStart: space.s,
      '& a': { flexDirection: 'column', alignItems: 'stretch', paddingInline: 0, textAlign: 'center' },
      '& a::after, & small': { display: 'none' },
      '& img': {
        alignSelf: 'auto',
        width: '100%',
        minHeight: 0,
        aspectRatio: '3 / 2',
        marginBlockEnd: 0,
        marginInlineStart: 0,
      },
      '& span': { flex: 'none', paddingInline: space.xs },
      '& strong': { fontSize: '1rem', lineHeight: 1.25 },
    },
  },
  [media.medium]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
});

export const Groups = styled('div', { name: 'FirstAidTopics', slot: 'Groups' })({
  columnGap: space.xl,
  [media.medium]: { columns: 2 },
  [media.wide]: { columns: 3 },
  [media.print]: { columns: 2 },
  '& section': { breakInside: 'avoid', paddingBlockEnd: space.mPlus },
  '& h2': { paddingBlock: space.s, borderBlockEnd: `3px solid ${color.heading}` },
  '& h2 + p': { paddingBlockStart: space.s, color: color.textSoft, fontSize: '0.9375rem', lineHeight: 1.4 },
  '& li + li': { borderBlockStart: `1px solid ${color.rule}` },
});
