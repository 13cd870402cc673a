import { styled } from '@mui/material/styles';
import { space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    ReviewButton: 'root';
  }
}

export const Root = styled('div', { name: 'ReviewButton', slot: 'Root' })({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.m,
});
