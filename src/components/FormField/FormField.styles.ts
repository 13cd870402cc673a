import { styled } from '@mui/material/styles';
import { color } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    FormField: 'optional';
  }
}

export const Optional = styled('span', { name: 'FormField', slot: 'Optional' })({
  color: color.textSoft,
  fontWeight: 400,
});
