import { styled } from '@mui/material/styles';
import { screen } from '../../theme/tokens';
import { CardGrid } from '../CardGrid.styles';

/** Rows on phones, each with its own space above and below. */
export const Grid = styled(CardGrid, { name: 'ServiceCards', slot: 'Grid' })({
  [`@media not all and ${screen.medium}`]: { gap: 0 },
}) as typeof CardGrid;
