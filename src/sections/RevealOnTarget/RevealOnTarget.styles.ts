import { styled } from '@mui/material/styles';

export const Root = styled('div', { name: 'RevealOnTarget', slot: 'Root' })({
  display: 'none',
  '&:target': { display: 'block' },
});
