import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { screen, space } from '../../theme/tokens';

export const Actions = styled(Stack, { name: 'CallToAction', slot: 'Actions' })({
  gap: space.sPlus,
  // On phones the bar at the foot is the call, unless it is what the block is about.
  [`@media not all and ${screen.medium}`]: { '& > [href^="tel:"]:not(:first-child)': { display: 'none' } },
}) as typeof Stack;
