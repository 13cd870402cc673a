import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { size } from '../../theme/tokens';

export const Text = styled(Stack, { name: 'TextSection', slot: 'Text' })({
  '& > p': { maxWidth: size.measure },
});
