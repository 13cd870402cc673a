import { styled } from '@mui/material/styles';
import { color } from '../../theme/tokens';

export const Optional = styled('span', { name: 'FormField', slot: 'Optional' })({
  color: color.textSoft,
  fontWeight: 400,
});
