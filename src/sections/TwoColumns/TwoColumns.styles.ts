import { styled } from '@mui/material/styles';
import { media } from '../../theme/tokens';

export const Root = styled('div')({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0,1fr)',
  [media.wide]: { gridTemplateColumns: 'minmax(0,1fr) 380px', gap: 64 },
});

export const Side = styled('div')({ display: 'flex', flexDirection: 'column', gap: 24 });
