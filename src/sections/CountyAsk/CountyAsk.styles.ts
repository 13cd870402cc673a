import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { styleData } from '../../theme/attributes';
import { color, font, media, radius, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CountyAsk: 'root' | 'inner' | 'answer' | 'steps' | 'message' | 'actions' | 'side';
  }
}

export const Root = styled('section', { name: 'CountyAsk', slot: 'Root' })({
  paddingBlock: `${space.m}px ${space.xl}px`,
  [media.wide]: { paddingBlock: `${space.xlPlus}px ${space.section}px` },
  // Below the map: a band of its own.
  [`&[${styleData.tone}=subtle]`]: {
    paddingBlock: space.xl,
    backgroundColor: color.surface,
    [media.wide]: { paddingBlock: space.xxl },
  },
});

export const Inner = styled(Container, { name: 'CountyAsk', slot: 'Inner' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space.xl,
  [media.wide]: {
    gridTemplateColumns: 'minmax(0,6fr) minmax(0,5fr)',
    gap: space.xxlPlus,
    alignItems: 'start',
  },
}) as typeof Container;

/** What is known, with a question mark before it. */
export const Answer = styled('p', { name: 'CountyAsk', slot: 'Answer' })({
  display: 'grid',
  gridTemplateColumns: '34px minmax(0,1fr)',
  gap: space.sPlus,
  alignItems: 'center',
  marginBlock: space.m,
  fontSize: '1.0625rem',
  fontWeight: 600,
  '&::before': {
    content: '"?"',
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'start',
    width: 34,
    height: 34,
    borderRadius: radius.pill,
    backgroundColor: color.accent,
    color: color.textOnAccent,
    fontFamily: font.heading,
    fontSize: 'min(1.25rem,24px)',
    fontWeight: 700,
    printColorAdjust: 'exact',
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const Steps = styled('ol', { name: 'CountyAsk', slot: 'Steps' })({
  display: 'grid',
  gap: space.sPlus,
  marginBlock: space.m,
  counterReset: 'step',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '34px minmax(0,1fr)',
    gap: space.sPlus,
    alignItems: 'center',
    counterIncrement: 'step',
  },
  '& li::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'start',
    width: 34,
    height: 34,
    borderRadius: radius.pill,
    backgroundColor: color.primary,
    color: color.textOnPrimary,
    fontFamily: font.heading,
    fontSize: 'min(1rem,20px)',
    printColorAdjust: 'exact',
  },
});

/** The message as WhatsApp will show it. */
export const Message = styled('p', { name: 'CountyAsk', slot: 'Message' })({
  maxWidth: '34rem',
  marginBlock: space.s,
  padding: `${space.sPlus}px ${space.m}px`,
  borderRadius: radius.card,
  borderEndStartRadius: 0,
  backgroundColor: color.surfaceStrong,
});

export const Actions = styled('div', { name: 'CountyAsk', slot: 'Actions' })({
  display: 'grid',
  gap: space.s,
  marginBlockStart: space.m,
  [media.medium]: { display: 'flex', flexWrap: 'wrap' },
  [media.print]: { '& a[href^="https:"]': { display: 'none' } },
});

export const Side = styled('div', { name: 'CountyAsk', slot: 'Side' })({
  display: 'grid',
  gap: space.l,
  // Below the field the map leaves room on the screen for what its signs mean.
  '& > svg': {
    maxWidth: 420,
    marginInline: 'auto',
    [media.small]: { maxWidth: 330 },
    [media.wide]: { maxWidth: 'none' },
  },
  '& h3, & h2': { marginBlockEnd: space.s },
});
