import { styled } from '@mui/material/styles';
import { color, radius } from '../../theme/tokens';

export const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  height: '100%',
  padding: 20,
  border: `1px solid ${color.rule}`,
  borderBlockStart: `4px solid ${color.primary}`,
  borderRadius: radius.card,
  backgroundColor: color.page,
});
