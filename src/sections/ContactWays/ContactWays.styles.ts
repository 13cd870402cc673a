import { styled } from '@mui/material/styles';
import { linkTarget } from '../../theme/linkTarget';
import { color, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    ContactWays: 'list';
  }
}

export const List = styled('dl', { name: 'ContactWays', slot: 'List' })({
  display: 'grid',
  gap: space.m,
  marginBlockStart: space.s,
  '& dt': { fontWeight: 600 },
  '& dd': { color: color.textSoft },
  '& a': { ...linkTarget, overflowWrap: 'anywhere' },
});
