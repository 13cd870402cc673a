import { styled } from '@mui/material/styles';
import { color, radius } from '../../theme/tokens';

export const Root = styled('a')({
  position: 'absolute',
  insetInlineStart: 16,
  insetBlockStart: -100,
  zIndex: 1300,
  maxWidth: 'calc(100% - 32px)',
  padding: '12px 20px',
  borderRadius: radius.control,
  backgroundColor: color.page,
  color: color.link,
  fontWeight: 600,
  '&:focus': { insetBlockStart: 12 },
});
