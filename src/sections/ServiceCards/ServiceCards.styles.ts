import { styled } from '@mui/material/styles';
import { row } from '../../components/ServiceCard/ServiceCard.styles';
import { media } from '../../theme/tokens';
import { CardGrid } from '../CardGrid.styles';

const exactly = (total: number) => `& > :first-child:nth-last-child(${String(total)})`;

/** Rows on phones, each with its own space above and below. Else every row is full: three, or two where three leave a hole. */
export const Grid = styled(CardGrid, { name: 'ServiceCards', slot: 'Grid' })({
  [row]: { gap: 0 },
  [media.medium]: {
    gridTemplateColumns: 'repeat(6,minmax(0,1fr))',
    '& > li': { gridColumn: 'span 2' },
    [`${exactly(2)}, ${exactly(2)} + li, ${exactly(4)}, ${exactly(4)} ~ li, ${exactly(5)}, ${exactly(5)} + li`]:
      {
        gridColumn: 'span 3',
      },
  },
}) as typeof CardGrid;
