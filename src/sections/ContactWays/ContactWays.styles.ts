import { styled } from '@mui/material/styles';
import { linkTarget } from '../../theme/linkTarget';
import { color } from '../../theme/tokens';

export const List = styled('dl', { name: 'ContactWays', slot: 'List' })({
  display: 'grid',
  gap: 16,
  marginBlockStart: 8,
  '& dt': { fontWeight: 600 },
  '& dd': { color: color.textSoft },
  '& a': { ...linkTarget, overflowWrap: 'anywhere' },
});
