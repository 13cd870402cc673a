import { styled } from '@mui/material/styles';
import { color, type } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    FormFailure: 'text';
  }
}

export const Text = styled('p', { name: 'FormFailure', slot: 'Text' })({
  flex: '1 1 100%',
  color: color.text,
  fontWeight: 400,
  lineHeight: type.body.lineHeight,
});
