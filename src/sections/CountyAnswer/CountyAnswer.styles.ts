import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { styleData } from '../../theme/attributes';
import { linkTarget } from '../../theme/linkTarget';
import { color, media, radius, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CountyAnswer: 'root' | 'back' | 'answer' | 'say' | 'map';
  }
}

export const Root = styled(Container, { name: 'CountyAnswer', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space.l,
  paddingBlock: `${space.xs}px ${space.l}px`,
  [media.wide]: {
    gridTemplateColumns: 'minmax(0,6fr) minmax(0,5fr)',
    gap: space.xxlPlus,
    alignItems: 'center',
    paddingBlock: `${space.l}px ${space.xxl}px`,
  },
}) as typeof Container;

export const Back = styled('p', { name: 'CountyAnswer', slot: 'Back' })({
  '& a': { ...linkTarget, gap: space.xsPlus, fontWeight: 600, textDecoration: 'none' },
  '& svg': { width: '1.25em', height: '1.25em' },
  '[dir=rtl] & svg': { transform: 'scaleX(-1)' },
  [media.print]: { display: 'none' },
});

/** The answer with its tick. */
export const Answer = styled('p', { name: 'CountyAnswer', slot: 'Answer' })({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  gap: space.sPlus,
  marginBlock: space.m,
  fontSize: '1.0625rem',
  fontWeight: 600,
  '& svg': { width: 34, height: 34, color: color.success },
  '& span': { alignSelf: 'center' },
  [media.wide]: { fontSize: '1.25rem' },
});

export const Say = styled('div', { name: 'CountyAnswer', slot: 'Say' })({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s,
  '& > a:not([href^="tel:"])': linkTarget,
});

/** The county among its neighbours: itself the darkest, those with a page lighter, others as outlines. */
export const Map = styled('svg', { name: 'CountyAnswer', slot: 'Map' })({
  display: 'block',
  width: '100%',
  height: 'auto',
  border: `1px solid ${color.rule}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  strokeLinejoin: 'round',
  '& path': { fill: color.surfaceStrong, stroke: color.border, vectorEffect: 'non-scaling-stroke' },
  [`& path[${styleData.kind}=here]`]: { fill: color.primary, fillOpacity: 0.3, stroke: color.heading },
  [`& path[${styleData.kind}=own]`]: {
    fill: color.primary,
    stroke: color.heading,
    printColorAdjust: 'exact',
  },
  '& text': {
    fill: color.heading,
    stroke: color.surfaceStrong,
    strokeWidth: '.25em',
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
    fontWeight: 600,
    textAnchor: 'middle',
  },
  [`& text[${styleData.kind}=own]`]: {
    fill: color.textOnPrimary,
    stroke: color.primary,
    fontWeight: 700,
  },
  [media.forcedColors]: {
    '& path': { fill: 'Canvas', stroke: 'CanvasText' },
    [`& path[${styleData.kind}=own]`]: { fill: 'Highlight' },
    '& text': { fill: 'CanvasText', stroke: 'Canvas' },
    [`& text[${styleData.kind}=own]`]: { fill: 'HighlightText', stroke: 'Highlight' },
  },
  [media.print]: { maxWidth: 320 },
});
