import { styled } from '@mui/material/styles';
import { row } from '../../components/ServiceCard/ServiceCard.styles';
import { media } from '../../theme/tokens';
import { CardGrid } from '../CardGrid.styles';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    ServiceCards: 'grid';
  }
}

const five = '& > :first-child:nth-last-child(5)';

/** Rows on phones. On larger screens three cards per row; of five, the first row has two, so that no gap is left. */
export const Grid = styled(CardGrid, { name: 'ServiceCards', slot: 'Grid' })({
  [row]: { gap: 0 },
  [media.medium]: {
    gridTemplateColumns: 'repeat(6,1fr)',
    '& > li': { gridColumn: 'span 2' },
    [`${five}, ${five} + li`]: { gridColumn: 'span 3' },
  },
}) as typeof CardGrid;
