import { styled } from '@mui/material/styles';
import { media } from '../../theme/tokens';

export const Grid = styled('ul')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0,1fr)',
  [media.medium]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', gap: 24 },
  [media.wide]: { gridTemplateColumns: 'repeat(auto-fit,minmax(260px,1fr))' },
});
