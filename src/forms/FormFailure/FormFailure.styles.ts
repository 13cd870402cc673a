import { styled } from '@mui/material/styles';
import { color } from '../../theme/tokens';

export const Text = styled('p', { name: 'FormFailure', slot: 'Text' })({
  flex: '1 1 100%',
  color: color.text,
  fontWeight: 400,
});
