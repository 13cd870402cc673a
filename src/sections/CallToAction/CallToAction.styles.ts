import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { media, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CallToAction: 'actions';
  }
}

export const Actions = styled(Stack, { name: 'CallToAction', slot: 'Actions' })({
  gap: space.sPlus,
  // On phones the bar at the bottom has the call link, so it is hidden here unless it is the block's first action.
  [media.small]: { '& > .MuiButton-callLine:not(:first-child)': { display: 'none' } },
}) as typeof Stack;
