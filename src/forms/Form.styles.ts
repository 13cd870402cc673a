import { styled } from '@mui/material/styles';
import { space } from '../theme/tokens';

export const Form = styled('form', { name: 'Form', slot: 'Root' })({
  display: 'flex',
  flexDirection: 'column',
  gap: space.mPlus,
});

export const Buttons = styled('div', { name: 'Form', slot: 'Buttons' })({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sPlus,
});
