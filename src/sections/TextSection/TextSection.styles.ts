import { styled } from '@mui/material/styles';
import { size } from '../../theme/tokens';

export const Text = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  '& > p': { maxWidth: size.measure },
});
