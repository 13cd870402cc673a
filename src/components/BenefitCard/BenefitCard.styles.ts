import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { color } from '../../theme/tokens';

export const Root = styled(Card)({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  height: '100%',
  padding: 20,
  borderBlockStart: `4px solid ${color.primary}`,
});
