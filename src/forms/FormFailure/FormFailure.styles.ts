import { styled } from '@mui/material/styles';
import { color } from '../../theme/tokens';

export const Text = styled('p')({ flex: '1 1 100%', color: color.text });
