import { styled } from '@mui/material/styles';
import { color, type } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    BookingForm: 'nextSteps';
  }
}

export const NextSteps = styled('p', { name: 'BookingForm', slot: 'NextSteps' })({
  color: color.text,
  fontWeight: 400,
  lineHeight: type.body.lineHeight,
});
