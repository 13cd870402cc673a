import { styled } from '@mui/material/styles';
import { color, font, media, radius, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CallOrder: 'calls' | 'call' | 'settled';
  }
}

const badge = 48;

export const Calls = styled('ol', { name: 'CallOrder', slot: 'Calls' })({
  display: 'grid',
  counterReset: 'call',
});

/** A call: its number on a plate, from which the line leads on to the next. */
export const Call = styled('li', { name: 'CallOrder', slot: 'Call' })({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${badge}px minmax(0,1fr)`,
  gap: `${space.s}px ${space.m}px`,
  paddingBlockEnd: space.m,
  counterIncrement: 'call',
  breakInside: 'avoid',
  '& > *': { gridColumn: 2 },
  '&::before': {
    content: 'counter(call)',
    gridArea: '1/1/3',
    display: 'grid',
    placeItems: 'center',
    width: badge,
    height: badge,
    border: '1px solid transparent',
    borderRadius: radius.control,
    backgroundColor: color.surfaceDark,
    color: color.hiViz,
    printColorAdjust: 'exact',
    fontFamily: font.heading,
    fontWeight: 700,
    // Large text must not overflow the plate.
    fontSize: 'min(1.5rem,28px)',
  },
  // An arrow down to the next plate.
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetBlock: `${badge + space.s}px ${space.s}px`,
    insetInlineStart: badge / 2 - 9,
    width: 18,
    background: `linear-gradient(${color.heading} 0 0) 50% 0/4px 100% no-repeat`,
    clipPath: 'polygon(0 0,100% 0,100% calc(100% - 12px),50% 100%,0 calc(100% - 12px))',
  },
  '&:last-of-type': { paddingBlockEnd: 0 },
  '& div > p': { maxWidth: 'none' },
  [media.medium]: {
    paddingBlockEnd: space.l,
    gridTemplateColumns: `${badge}px minmax(0,1fr) minmax(0,1fr)`,
    columnGap: space.l,
    '& > *': { gridColumn: 'auto', gridRow: 1 },
  },
});

/** What has been settled beforehand. */
export const Settled = styled('p', { name: 'CallOrder', slot: 'Settled' })({
  alignSelf: 'start',
  padding: `${space.xsPlus}px ${space.sPlus}px`,
  borderInlineStart: `4px solid ${color.accent}`,
  backgroundColor: color.page,
  '& b': { color: color.heading, fontWeight: 600 },
  [media.medium]: { padding: `${space.sPlus}px ${space.m}px` },
});
