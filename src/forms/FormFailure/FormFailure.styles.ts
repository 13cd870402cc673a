import { styled } from '@mui/material/styles';
import { color } from '../../theme/tokens';

export const Words = styled('p')({ flex: '1 1 100%', color: color.text });
