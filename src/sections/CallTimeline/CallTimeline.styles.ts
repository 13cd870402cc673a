import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { styleData } from '../../theme/attributes';
import { drawnNear } from '../../theme/drawnNear';
import { color, font, layer, media, radius, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CallTimeline: 'root' | 'parts' | 'list' | 'stop' | 'words' | 'when' | 'frame' | 'you';
  }
}

/** Width in px of the road, and of a post beside it. */
const road = 32;
const post = 40;
const roadOnWide = 44;

/** A short label with a background; the border shows where forced colours remove the background. */
const tag = {
  display: 'inline-block',
  paddingInline: space.s,
  border: '1px solid transparent',
  borderRadius: 4,
  fontWeight: 600,
} as const;

export const Root = styled(Container, { name: 'CallTimeline', slot: 'Root' })({
  gap: space.m,
  paddingBlock: `${space.sPlus}px ${space.l}px`,
  [media.wide]: { paddingBlockEnd: space.xxl },
}) as typeof Container;

/** Links to other parts of the page. */
export const Parts = styled('nav', { name: 'CallTimeline', slot: 'Parts' })({
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: space.s },
  // Three fit side by side on a phone.
  '& a': { paddingInline: space.s, fontSize: '0.9375rem' },
  [media.print]: { display: 'none' },
});

/** The stops along the road; the road is drawn behind their posts. */
export const List = styled('ol', { name: 'CallTimeline', slot: 'List' })({
  position: 'relative',
  counterReset: 'stop',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: (post - road) / 2,
    width: road,
    borderInline: `3px solid ${color.surface}`,
    outline: `1px solid ${color.rule}`,
    background: `repeating-linear-gradient(transparent 0 14px,${color.hiViz} 14px 34px,transparent 34px 40px) center/4px 100% no-repeat ${color.surfaceDark}`,
  },
  [media.wide]: {
    '&::before': { insetInlineStart: `calc(50% - ${roadOnWide / 2}px)`, width: roadOnWide },
  },
  // Saves ink on paper.
  [media.print]: { '&::before': { content: 'none' } },
});

export const Stop = styled('li', { name: 'CallTimeline', slot: 'Stop' })({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${post}px minmax(0,1fr)`,
  gap: `${space.s}px ${space.m}px`,
  paddingBlock: `${space.s}px ${space.l}px`,
  counterIncrement: 'stop',
  breakInside: 'avoid',
  '& > *': { gridColumn: 2 },
  '&::before': {
    content: 'counter(stop)',
    zIndex: layer.raised,
    gridArea: '1/1',
    display: 'grid',
    placeItems: 'center',
    width: post,
    height: 46,
    border: `2px solid ${color.text}`,
    borderRadius: '10px 10px 4px 4px',
    backgroundColor: color.page,
    color: color.text,
    fontFamily: font.heading,
    // Large text must not overflow the post.
    fontSize: 'min(1.375rem,26px)',
    fontWeight: 700,
  },
  // The picture beside the text.
  [media.medium]: {
    gridTemplateColumns: `${post}px minmax(0,1fr) minmax(0,1fr)`,
    gridTemplateRows: 'auto 1fr',
    columnGap: space.l,
    paddingBlockEnd: space.xl,
  },
  // The road in the middle, text and pictures on alternating sides.
  [media.wide]: {
    gridTemplateColumns: `minmax(0,1fr) ${roadOnWide}px minmax(0,1fr)`,
    gridTemplateRows: '1fr 1fr',
    columnGap: space.xxl,
    paddingBlock: space.mPlus,
    '&::before': { gridArea: '1/2/3', placeSelf: 'center' },
    '& > *': { gridColumn: 1 },
    '&:nth-of-type(even) > *': { gridColumn: 3 },
  },
  [media.print]: { gridTemplateColumns: `${post}px minmax(0,1fr)`, paddingBlockEnd: space.s },
});

export const Words = styled('div', { name: 'CallTimeline', slot: 'Words' })({
  display: 'grid',
  // With large text, a word that does not fit breaks.
  gridTemplateColumns: 'minmax(0,1fr)',
  overflowWrap: 'break-word',
  gap: space.xs,
  alignContent: 'start',
  // As high as the picture beside it, and vertically centred.
  [media.wide]: {
    alignContent: 'end',
    '& h2': { fontSize: '1.5rem' },
    '& h2 + p': { fontSize: '1.125rem' },
  },
});

/** Time of the stop, and the target time. What happens at once has its own colour. */
export const When = styled('p', { name: 'CallTimeline', slot: 'When' })({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  fontSize: '0.875rem',
  '& span': { ...tag, backgroundColor: color.surfaceStrong, color: color.text },
  'li:first-of-type > div > & > span:first-of-type': {
    backgroundColor: color.hiViz,
    color: color.textOnAccent,
  },
});

export const Frame = styled('div', { name: 'CallTimeline', slot: 'Frame' })({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: radius.control,
  backgroundColor: color.surfaceStrong,
  ...drawnNear,
  // A photo keeps its own focus point.
  [`&[${styleData.position}=bottom] > img`]: { objectPosition: '50% 96%' },
  [media.medium]: { '&&': { gridColumn: 3, gridRow: '1 / span 2', alignSelf: 'start' } },
  [media.wide]: { 'li:nth-of-type(even) > &&': { gridColumn: 1 } },
  [media.print]: { display: 'none' },
});

/** What the caller does. */
export const You = styled('p', { name: 'CallTimeline', slot: 'You' })({
  alignSelf: 'start',
  padding: `${space.s}px ${space.sPlus}px`,
  border: '1px solid transparent',
  borderRadius: radius.control,
  backgroundColor: color.surfaceWarm,
  fontSize: '0.9375rem',
  [media.wide]: { fontSize: '1rem' },
  '& b': { ...tag, marginInlineEnd: space.xs, backgroundColor: color.accent, color: color.textOnAccent },
});
