import { styled } from '@mui/material/styles';
import { styleData } from '../../theme/attributes';
import { color, media, radius, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    FlightLegs: 'path' | 'legs' | 'leg' | 'who';
  }
}

/** Width of a leg's sign in px. */
const signWidth = 52;

export const Path = styled('svg', { name: 'FlightLegs', slot: 'Path' })({
  display: 'none',
  width: '100%',
  [media.wide]: { display: 'block' },
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
  [media.print]: { display: 'none' },
});

export const Legs = styled('ol', { name: 'FlightLegs', slot: 'Legs' })({
  display: 'grid',
  [media.wide]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0,1fr)' },
});

export const Leg = styled('li', { name: 'FlightLegs', slot: 'Leg' })({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${signWidth}px minmax(0,1fr)`,
  gap: `${space.s}px ${space.xl}px`,
  paddingBlockEnd: space.mPlus,
  '& > svg': { gridRow: 'span 2', width: signWidth, height: 'auto' },
  // The way: a line on the ground, dots in the air.
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: signWidth + space.sPlus,
    width: 5,
    backgroundColor: color.hiViz,
    printColorAdjust: 'exact',
  },
  [media.forcedColors]: { '&::after': { borderInlineStart: '3px solid' } },
  [`&[${styleData.kind}=air]::after`]: {
    background: `repeating-linear-gradient(${color.hiViz} 0 6px,transparent 6px 16px)`,
  },
  '&:last-of-type': { paddingBlockEnd: 0 },
  '& p': { maxWidth: 'none' },
  '& div > p': { color: color.textOnDarkSoft },
  [media.wide]: {
    gridTemplateColumns: 'minmax(0,1fr)',
    gridTemplateRows: '1fr auto',
    gap: space.m,
    padding: `${space.sPlus}px ${space.mPlus}px 0 ${space.m}px`,
    borderInlineStart: `2px solid ${color.border}`,
    '& > svg, &::after': { display: 'none' },
  },
});

/** Who is with the patient. */
export const Who = styled('p', { name: 'FlightLegs', slot: 'Who' })({
  padding: `${space.xsPlus}px ${space.sPlus}px`,
  border: '1px solid transparent',
  borderRadius: radius.control,
  backgroundColor: color.surfaceDark,
  color: color.textOnDark,
  '& b': { color: color.hiViz, fontWeight: 600 },
  [media.wide]: { '& b': { display: 'block' } },
});
