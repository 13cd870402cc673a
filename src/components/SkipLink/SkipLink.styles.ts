import { styled } from '@mui/material/styles';
import { color, radius } from '../../theme/tokens';

export const Root = styled('a')({
  position: 'absolute',
  insetInlineStart: 16,
  // Not its logical name, which older browsers do not know: the link would cover the brand there.
  top: -100,
  zIndex: 1300,
  maxWidth: 'calc(100% - 32px)',
  padding: '12px 20px',
  borderRadius: radius.control,
  backgroundColor: color.page,
  color: color.link,
  fontWeight: 600,
  '&:focus': { top: 12 },
});
