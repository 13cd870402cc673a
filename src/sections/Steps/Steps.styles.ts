import { styled } from '@mui/material/styles';
import { color, font, radius, space } from '../../theme/tokens';

export const List = styled('ol', { name: 'Steps', slot: 'List' })({
  display: 'grid',
  gap: space.l,
  counterReset: 'step',
});

export const Step = styled('li', { name: 'Steps', slot: 'Step' })({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '44px minmax(0,1fr)',
  gap: `${space.xs}px ${space.m}px`,
  counterIncrement: 'step',
  '&::before': {
    content: 'counter(step)',
    gridRow: 'span 2',
    display: 'grid',
    placeItems: 'center',
    height: 44,
    borderRadius: radius.pill,
    backgroundColor: color.primary,
    printColorAdjust: 'exact',
    color: color.textOnPrimary,
    fontFamily: font.heading,
    // Large text must not outgrow the disc.
    fontSize: 'min(1.25rem,24px)',
  },
  // The way from one number to the next.
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    insetBlock: `52px ${-space.m}px`,
    insetInlineStart: 21,
    borderInlineStart: `2px solid ${color.border}`,
  },
  '& h3': { paddingBlockStart: space.s + 1 },
  '& p': { maxWidth: 'none' },
});
