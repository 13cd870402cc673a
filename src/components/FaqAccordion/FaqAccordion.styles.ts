import { styled } from '@mui/material/styles';
import { space } from '../../theme/tokens';

export const Root = styled('div', { name: 'FaqAccordion', slot: 'Root' })({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sPlus,
});
