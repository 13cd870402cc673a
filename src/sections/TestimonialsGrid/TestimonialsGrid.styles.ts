import { styled } from '@mui/material/styles';
import { media } from '../../theme/tokens';
import { CardGrid } from '../CardGrid.styles';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    TestimonialsGrid: 'grid';
  }
}

const last = '& > :last-of-type:nth-of-type(odd)';

export const Grid = styled(CardGrid, { name: 'TestimonialsGrid', slot: 'Grid' })({
  // The last card of an odd number fills its row of two.
  [media.medium]: { [last]: { gridColumn: '1 / -1' } },
  [media.wide]: { [last]: { gridColumn: 'auto' } },
});
