import { styled } from '@mui/material/styles';
import { color, radius } from '../../theme/tokens';

export const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  padding: 24,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  '& dl': { display: 'grid', gap: 16 },
  '& dt': { fontWeight: 600 },
  '& dd': { color: color.textSoft },
  '& dd a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, overflowWrap: 'anywhere' },
});
