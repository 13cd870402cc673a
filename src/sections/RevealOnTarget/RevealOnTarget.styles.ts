import { styled } from '@mui/material/styles';

export const Root = styled('div')({ display: 'none', '&:target': { display: 'block' } });
