import { styled } from '@mui/material/styles';

export const Form = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  // Pressing again while it is on its way does nothing, and looks like it.
  '& [aria-busy=true]': { opacity: 0.75, cursor: 'progress' },
});

export const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });
