import { styled } from '@mui/material/styles';

export const Image = styled('img')({ width: '100%', height: '100%', objectFit: 'cover' });
