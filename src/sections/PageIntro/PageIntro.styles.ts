import { styled } from '@mui/material/styles';
import { media, size, type } from '../../theme/tokens';

export const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  maxWidth: size.content,
  marginInline: 'auto',
  padding: '40px 16px 24px',
  '& p': { ...type.lead, maxWidth: size.measure },
  [media.medium]: { paddingInline: 24 },
});
