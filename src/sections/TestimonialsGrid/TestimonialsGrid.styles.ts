import { styled } from '@mui/material/styles';
import { media } from '../../theme/tokens';

export const Grid = styled('ul')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0,1fr)',
  [media.medium]: {
    gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
    gap: 24,
    // No half-empty row.
    '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
  [media.wide]: {
    gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
    '& > :last-of-type:nth-of-type(odd)': { gridColumn: 'auto' },
  },
});
