import { styled } from '@mui/material/styles';

export const Root = styled('div', { name: 'ReviewButton', slot: 'Root' })({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
});
