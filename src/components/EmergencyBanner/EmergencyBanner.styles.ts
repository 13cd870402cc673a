import { styled } from '@mui/material/styles';
import { linkTarget } from '../../theme/linkTarget';
import { color, media, space } from '../../theme/tokens';

export const Root = styled('p', { name: 'EmergencyBanner', slot: 'Root' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space.s,
  padding: `${space.xs}px ${space.s}px`,
  // One line on the narrowest phones as well: the first screen has none to spare.
  fontSize: 'clamp(0.9rem,4.5vw,1rem)',
  backgroundColor: color.emergencyBand,
  color: color.textOnEmergencyBand,
  fontWeight: 600,
  textAlign: 'center',
  [media.forcedColors]: { borderBlockEnd: '1px solid' },
  '& a': { ...linkTarget, color: 'inherit', fontVariantNumeric: 'tabular-nums' },
});
