import { styled } from '@mui/material/styles';
import { linkTarget } from '../../theme/linkTarget';
import { color, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    EmergencyBanner: 'root';
  }
}

export const Root = styled('p', { name: 'EmergencyBanner', slot: 'Root' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space.s,
  padding: `${space.xs}px ${space.s}px`,
  // One line on the narrowest phones as well: the first screen has no second line to spare.
  fontSize: 'clamp(0.9rem,4.5vw,1rem)',
  borderBlockEnd: `1px solid ${color.rule}`,
  backgroundColor: color.page,
  // Red text, no red ground: the call button is the only red area of a screen.
  color: color.emergencyText,
  fontWeight: 600,
  textAlign: 'center',
  '& a': { ...linkTarget, color: 'inherit', fontVariantNumeric: 'tabular-nums' },
});
