import { styled } from '@mui/material/styles';
import { media } from '../../theme/tokens';

export const Members = styled('ul')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  [media.medium]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
  [media.wide]: { gridTemplateColumns: 'repeat(4,minmax(0,1fr))' },
});
