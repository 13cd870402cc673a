import { styled } from '@mui/material/styles';
import { color, radius } from '../../theme/tokens';
import { chequer } from '../../theme/chequer';

export const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  height: '100%',
  padding: 24,
  border: `1px solid ${color.rule}`,
  borderRadius: radius.card,
  backgroundColor: color.page,
  // A piece of the vehicles' chequer.
  '&::before': { content: '""', width: 72, height: 5, marginBlockEnd: 8, background: chequer },
});
