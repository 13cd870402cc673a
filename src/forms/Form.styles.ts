import { styled } from '@mui/material/styles';

export const Form = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
});

export const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });
