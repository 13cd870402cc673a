import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { nightDrawing } from '../../components/SitePicture/SitePicture.styles';
import { color, font, layer, media, radius, space, type } from '../../theme/tokens';

export const Root = styled(Container, { name: 'FirstAidTopics', slot: 'Root' })({
  display: 'block',
  paddingBlock: `${space.s}px ${space.l}px`,
  '& [hidden]': { display: 'none' },
}) as typeof Container;

export const Search = styled('div', { name: 'FirstAidTopics', slot: 'Search' })({
  position: 'relative',
  maxWidth: 560,
  '& svg': {
    position: 'absolute',
    zIndex: layer.raised,
    insetInlineStart: space.field,
    insetBlock: 0,
    marginBlock: 'auto',
    color: color.textSoft,
    pointerEvents: 'none',
  },
  '& input': { width: '100%', paddingInlineStart: space.xxl },
  // The search needs JavaScript.
  [`${media.noScript},print`]: { display: 'none' },
});

export const Status = styled('p', { name: 'FirstAidTopics', slot: 'Status' })({
  '&:empty': { display: 'none' },
  paddingBlockStart: space.s,
});

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
