import { styled } from '@mui/material/styles';
import { onDarkSurface } from '../../theme/attributes';
import { color, font, media, radius, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    Steps: 'list' | 'step';
  }
}

export const List = styled('ol', { name: 'Steps', slot: 'List' })({
  display: 'grid',
  gap: space.m,
  counterReset: 'step',
  [media.wide]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0,1fr)', gap: space.xl },
});

export const Step = styled('li', { name: 'Steps', slot: 'Step' })({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '44px minmax(0,1fr)',
  alignContent: 'start',
  gap: `${space.xs}px ${space.m}px`,
  counterIncrement: 'step',
  '&::before': {
    content: 'counter(step)',
    gridRow: 'span 2',
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: radius.pill,
    backgroundColor: color.primary,
    printColorAdjust: 'exact',
    color: color.textOnPrimary,
    fontFamily: font.heading,
    // Large text must not overflow the disc.
    fontSize: 'min(1.25rem,24px)',
  },
  [`${onDarkSurface}::before`]: { backgroundColor: color.hiViz, color: color.textOnAccent },
  // The line from one number to the next.
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    insetBlock: `52px ${-space.s}px`,
    insetInlineStart: 21,
    borderInlineStart: `2px solid ${color.border}`,
  },
  '& h3': { paddingBlockStart: space.s + 1 },
  '& p': { maxWidth: 'none' },
  [media.wide]: {
    gridTemplateColumns: 'minmax(0,1fr)',
    '&::before': { gridRow: 'auto' },
    '&:not(:last-child)::after': {
      insetBlock: '21px auto',
      insetInline: `56px ${12 - space.xl}px`,
      borderInlineStart: 0,
      borderBlockStart: `2px solid ${color.border}`,
    },
  },
});
