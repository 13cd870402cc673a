import { styled } from '@mui/material/styles';
import { color, size, space } from '../../theme/tokens';

export const List = styled('dl', { name: 'ContactWays', slot: 'List' })({
  display: 'grid',
  gap: space.m,
  marginBlockStart: space.s,
  '& dt': { fontWeight: 600 },
  '& dd': { color: color.textSoft },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.emergencyTarget,
    overflowWrap: 'anywhere',
  },
});
