import { styled } from '@mui/material/styles';
import { size, type } from '../../theme/tokens';

export const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  maxWidth: size.page,
  marginInline: 'auto',
  padding: `40px ${size.gutter} 24px`,
  '& p': { ...type.lead, maxWidth: size.measure },
});
