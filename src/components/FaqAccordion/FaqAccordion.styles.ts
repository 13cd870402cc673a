import { styled } from '@mui/material/styles';

export const Root = styled('div', { name: 'FaqAccordion', slot: 'Root' })({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
});
