import { styled } from '@mui/material/styles';
import { media } from '../../theme/tokens';

export const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  [media.print]: { display: 'none' },
});
