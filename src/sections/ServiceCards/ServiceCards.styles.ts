import { styled } from '@mui/material/styles';
import { row } from '../../components/ServiceCard/ServiceCard.styles';
import { CardGrid } from '../CardGrid.styles';

/** Rows on phones, each with its own space above and below. */
export const Grid = styled(CardGrid, { name: 'ServiceCards', slot: 'Grid' })({
  [row]: { gap: 0 },
}) as typeof CardGrid;
