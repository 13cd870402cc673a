import { styled } from '@mui/material/styles';
import { space } from '../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    Form: 'root' | 'buttons';
  }
}

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
