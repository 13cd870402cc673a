import { styled } from '@mui/material/styles';

export const Form = styled('form', { name: 'Form', slot: 'Root' })({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
});

export const Buttons = styled('div', { name: 'Form', slot: 'Buttons' })({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
});
