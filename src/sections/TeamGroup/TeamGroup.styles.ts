import { styled } from '@mui/material/styles';
import { media } from '../../theme/tokens';

export const Members = styled('ul')({
  display: 'grid',
  gap: 20,
  // Two on phones; with large text one, so that names keep whole.
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(8rem,100%),1fr))',
  [media.medium]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
  [media.wide]: { gridTemplateColumns: 'repeat(4,minmax(0,1fr))' },
});
