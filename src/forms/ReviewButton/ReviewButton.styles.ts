import { styled } from '@mui/material/styles';
import { space } from '../../theme/tokens';

export const Root = styled('div', { name: 'ReviewButton', slot: 'Root' })({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.m,
});
